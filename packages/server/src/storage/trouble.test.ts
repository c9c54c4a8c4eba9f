import { expect, test } from 'vitest';
import { isDuplicate, NotOnDisk, troubleOf } from './trouble.ts';

const withCode = (code: string, message: string) => Object.assign(new Error(message), { code });

test.each([
  [withCode('53300', 'sorry, too many clients already'), 'away'],
  [withCode('57P03', 'the database system is starting up'), 'away'],
  [withCode('57P01', 'terminating connection due to administrator command'), 'away'],
  [withCode('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432'), 'away'],
  [new Error('timeout exceeded when trying to connect'), 'away'],
  [withCode('25006', 'cannot execute INSERT in a read-only transaction'), 'away'],
  [withCode('40P01', 'Verklemmung entdeckt'), 'busy'],
  [withCode('SQLITE_BUSY', 'database is locked'), 'busy'],
  [withCode('53100', 'could not extend file'), 'full'],
  [withCode('SQLITE_FULL', 'database or disk is full'), 'full'],
  [new NotOnDisk(new Error('EIO: i/o error, fdatasync')), 'away'],
  [new NotOnDisk(withCode('ENOSPC', 'ENOSPC: no space left on device')), 'full'],
  [new Error('Nothing was done'), null],
  [withCode('23505', 'duplicate key value violates unique constraint'), null],
])('%s', (error, trouble) => expect(troubleOf(error)).toBe(trouble));

test.each([
  [withCode('23505', 'doppelter Schlüsselwert verletzt Unique-Constraint »users_name_key_key«'), true],
  [withCode('23505', 'la valeur d’une clé dupliquée rompt la contrainte'), true],
  [Object.assign(withCode('ERR_SQLITE_ERROR', 'UNIQUE constraint failed: a.x'), { errcode: 1555 }), true],
  [Object.assign(withCode('ERR_SQLITE_ERROR', 'UNIQUE constraint failed: a.y'), { errcode: 2067 }), true],
  [Object.assign(withCode('ERR_SQLITE_ERROR', 'NOT NULL constraint failed: a.y'), { errcode: 1299 }), false],
  [withCode('23514', 'new row violates check constraint "unique_enough"'), false],
])('%s: %s', (error, isOne) => expect(isDuplicate(error)).toBe(isOne));

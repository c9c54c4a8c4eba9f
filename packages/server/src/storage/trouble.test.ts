import { expect, test } from 'vitest';
import { NotOnDisk, troubleOf } from './trouble.ts';

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

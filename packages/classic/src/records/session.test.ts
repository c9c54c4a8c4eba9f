import { OFFERING, OfferFrame, offers, POOL, pushFrame } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import type { SmallState } from '../testing/small-box.ts';
import { by, recorded, smallSession } from '../testing/small-record.ts';
import { SMALL_TITLE } from '../testing/small-title.ts';
import { FIELDS } from './fields.ts';
import { openSession, type RecordedRules, readFields, readTrade, recordedTable } from './session.ts';
import { CertificateMirror } from './shares.ts';

const problemOf = (refused: object) => ('facts' in refused ? refused.facts : null);

describe('a recorded action', () => {
  const pass = { action: { type: 'pass' } };

  test('is read field by field, or told to be malformed', () => {
    const read = (fields: object) => readFields(by(1, 'bid', fields), FIELDS.bid, () => pass);
    expect(read({ company: 'PP', price: 20 })).toBe(pass);
    expect(problemOf(read({ company: 'PP' }))).toEqual({ problem: 'the recorded bid is not well formed' });
  });

  test('that trades certificates is read with what they are worth, or told to contradict itself', () => {
    const mirror = new CertificateMirror(OFFERING, POOL, (share) => (share.endsWith('_0') ? 20 : 10));
    const trade = (fields: object) =>
      readTrade(by(1, 'sell_shares', fields), mirror, ({ shares, percent, discounter }) => ({
        action: { type: 'sell', shares, percent, discounter },
      }));
    const shares = ['XX_0', 'XX_1'];
    expect(trade({ shares })).toMatchObject({ action: { shares, percent: 30, discounter: null } });
    expect(trade({ shares, percent: 20 })).toMatchObject({ action: { percent: 20 } });
    expect(problemOf(trade({ shares, percent: 10 }))).toEqual({
      problem: 'the record contradicts itself: XX_0, XX_1 are 30%, but 10% are stated',
    });
  });
});

describe('a game that follows a recorded one', () => {
  test('is played by whoever is to act, and taken back', () => {
    const session = smallSession();
    expect(session.actor).toBe('1');
    expect(session.isLegal({ type: 'start', company: 'X', price: 100 })).toBe(true);
    expect(session.isLegal({ type: 'start', company: 'X', price: 90 })).toBe(false);
    session.play({ type: 'start', company: 'X', price: 100 });
    session.play({ type: 'pass' });
    expect([session.actor, session.isIdle()]).toEqual(['2', false]);
    expect(session.record).toMatchObject({
      forcedPasses: 'recorded',
      imported: {},
      actions: [{ player: '1' }, {}],
    });
    session.rewind(5);
    expect(session.record.actions.length).toBe(2);
    session.rewind(0);
    expect([session.actor, session.record.actions]).toEqual(['1', []]);
  });

  test('a player who acts out of turn is named', () => {
    expect(smallSession().play({ type: 'pass', player: '3' })).toMatchObject({ code: 'not-your-turn' });
  });

  test('explains what is refused', () => {
    const session = smallSession();
    const refusal = session.play({ type: 'pass', player: '3' });
    expect(refusal === null ? '' : session.explain(refusal)).toBe(
      "It is not Player 3's turn: Player 1 has to act.",
    );
  });

  test('is ended by hand with the consent of all, and the one who proposed it counts as acting', () => {
    const session = smallSession();
    session.play({ type: 'pass' });
    expect(session.endByHand()).toBe(null);
    expect([session.state.ended?.reason, session.actor]).toEqual(['agreement', '2']);
    expect(session.record.actions.map(({ player, type }) => `${player} ${type}`)).toEqual([
      '1 pass',
      '2 propose-end',
      '3 accept',
      '1 accept',
    ]);
  });

  test('a sale in the middle of a turn is one that is legal, or is told where it is met', () => {
    const session = smallSession();
    const sale = by(1, 'sell_shares', { shares: ['XX_1'] });
    const is = (action: object, type = 'sell_shares') =>
      session.isEmergencySale({ ...sale, type }, () => ({ action: { type: 'pass', ...action } }));
    expect([is({}), is({ type: 'sell', company: 'X', percent: 10 }), is({}, 'pass')]).toEqual([
      true,
      false,
      false,
    ]);
    const misread = { code: 'misfit', rule: 'replay', facts: {} };
    expect([
      session.isEmergencySale(sale, () => misread),
      session.isEmergencySale(sale, () => ({ action: null })),
    ]).toEqual([true, false]);
  });

  test('does what an offer asks for without asking, as that site does', () => {
    const done: string[] = [];
    const offer = offers<SmallState>({
      problem: () => null,
      carryOut: (_state, { item }) => done.push(item),
      declined: () => undefined,
    });
    const session = smallSession({ ...SMALL_TITLE, frames: [...SMALL_TITLE.frames, offer] });
    const { state } = session;
    expect(session.consent()).toBe(null);
    pushFrame(state, OfferFrame, {
      to: '3',
      buyer: 'X',
      seller: 'Y',
      itemKind: 'train',
      item: '2-0',
      price: 1,
    });
    expect([session.consent(), done]).toEqual([null, ['2-0']]);
  });

  test('is not opened where the title refuses the record', () => {
    expect(openSession(SMALL_TITLE, { ...recorded(), players: [] })).toMatchObject({
      error: 'Small is for 3 to 3 players, not 0.',
    });
    expect(openSession(SMALL_TITLE, recorded(), {}, { speed: 1 })).toMatchObject({
      error: expect.stringContaining('options of Small'),
    });
  });
});

describe('a table of such a game', () => {
  const followed: string[] = [];
  const tableOf = (rules: Partial<RecordedRules> = {}, session = smallSession()) =>
    recordedTable(
      session,
      {
        words: new Set(['pass']),
        fits: () => false,
        autoPassedBySite: () => false,
        translate: () => ({ action: { type: 'pass' }, warnings: ['beware'] }),
        follow: ({ type }) => followed.push(type),
        trace: () => ({ bank: 800 }),
        companyOf: (symbol) => symbol.toLowerCase(),
        knowsRule: (rule) => rule === 'beginner_game',
        ...rules,
      },
      (_state, player) => 10 * Number(player),
    );

  test('plays what an action means, and follows it', () => {
    followed.length = 0;
    const table = tableOf();
    expect(table.play(by(1, 'pass'))).toEqual({ warnings: ['beware'] });
    expect([followed, table.record.actions]).toEqual([['pass'], [{ player: '1', type: 'pass' }]]);
    expect([table.result, table.trace(), table.companyOf('XX')]).toEqual([
      { 1: 10, 2: 20, 3: 30 },
      { bank: 800 },
      'xx',
    ]);
  });

  test('plays nothing for what means nothing', () => {
    followed.length = 0;
    const table = tableOf({ translate: () => ({ action: null }) });
    expect([table.play(by(1, 'pass')), table.record.actions, followed]).toEqual([{ warnings: [] }, [], []]);
  });

  test('takes back what was played ahead of an action that is refused', () => {
    const session = smallSession();
    const table = tableOf(
      {
        translate: () => {
          session.play({ type: 'pass' });
          return { action: { type: 'sell', company: 'X', percent: 10 } };
        },
      },
      session,
    );
    expect(table.play(by(1, 'sell_shares'))).toMatchObject({ code: 'stock.no-price' });
    expect(table.record.actions).toEqual([]);
  });

  test('only what is known has to fit', () => {
    const table = tableOf();
    expect([table.fits(by(1, 'pass')), table.fits(by(1, 'dance'))]).toEqual([false, true]);
  });

  test('passes, by the title where that is not a pass', () => {
    const table = tableOf();
    expect([table.pass(), table.record.actions.length]).toEqual([null, 1]);
    const refusal = { code: 'misfit', rule: 'replay', facts: {} };
    expect(tableOf({ pass: () => refusal }).pass()).toBe(refusal);
  });

  test('ends by hand', () => {
    const table = tableOf();
    expect([table.ended, table.play(by(1, 'end_game')), table.ended]).toEqual([
      null,
      { warnings: [] },
      { reason: 'agreement' },
    ]);
  });
});

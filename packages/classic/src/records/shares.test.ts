import { describe, expect, test } from 'vitest';
import type { RecordedAction } from './format.ts';
import { readTrade } from './session.ts';
import { CertificateMirror } from './shares.ts';

const mirror = new CertificateMirror('offering', 'pool', (share) => (share.endsWith('_0') ? 20 : 10));
const trade = (type: string, shares: readonly string[], percent?: number): RecordedAction => ({
  type,
  entity: 1,
  entity_type: 'player',
  shares,
  ...(percent === undefined ? {} : { percent }),
});
const told = (action: RecordedAction) => {
  const read = readTrade(action, mirror, ({ shares, percent }) => ({
    action: { type: 'sell', shares, percent },
  }));
  return 'rule' in read ? read.facts.problem : read.action?.percent;
};

describe('a trade that contradicts itself is told as that', () => {
  const contradiction = (why: string) => `the record contradicts itself: ${why}`;

  test.each([
    ['buy_shares', ['KP_1', 'KP_2', 'KP_3'], 10, 'KP_1, KP_2, KP_3 are 30%, but 10% are stated'],
    ['sell_shares', ['KP_1', 'KP_2', 'KP_3'], 10, 'KP_1, KP_2, KP_3 are 30%, but 10% are stated'],
    ['sell_shares', ['KP_1'], 20, 'KP_1 are 10%, but 20% are stated'],
    ['sell_shares', ['KP_1', 'KP_2', 'KP_0'], 20, 'KP_1, KP_2, KP_0 are 40%, but 20% are stated'],
    ['buy_shares', ['KP_0'], 10, 'KP_0 are 20%, but 10% are stated'],
    ['sell_shares', ['KP_1', 'RG_2'], 20, 'certificates of several companies are named: KP_1, RG_2'],
    ['sell_shares', ['KP_1', 'KP_1'], 20, 'a certificate is named twice: KP_1, KP_1'],
  ])('%s of %j stating %i%%', (type, shares, percent, why) =>
    expect(told(trade(type, shares, percent))).toBe(contradiction(why)),
  );

  test("all of them, or half of the president's certificate, is no contradiction", () => {
    expect(told(trade('sell_shares', ['KP_1', 'KP_2'], 20))).toBe(20);
    expect(told(trade('sell_shares', ['KP_1', 'KP_2']))).toBe(20);
    expect(told(trade('sell_shares', ['KP_1', 'KP_0'], 20))).toBe(20);
    expect(told(trade('sell_shares', ['KP_1', 'KP_0'], 30))).toBe(30);
    expect(told(trade('buy_shares', ['KP_4'], 10))).toBe(10);
  });
});

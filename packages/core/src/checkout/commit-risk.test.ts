import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fen, keysOf } from '../shared/index.ts';
import { assessCommitRisk, type CommitFacts, commitRiskSentence } from './commit-risk.ts';

const ordinary: CommitFacts = {
  payable: fen(320_00),
  ordersByOwner: 0,
  ordersByDevice: 0,
  ordersByAddress: 0,
  accountsOnAddress: 0,
  accountsToRecipient: 0,
  isNewDevice: false,
};
const NEW = { isNewDevice: true };
const LARGE = { payable: fen(3_000_00) };

describe('an order', () => {
  test.each<[string, Partial<CommitFacts>, boolean, string[]]>([
    ['of an ordinary shopper is placed', {}, false, []],
    ['on a new device is placed', NEW, false, ['new-device']],
    ['of ¥2,999.99 on a new device is placed', { ...NEW, payable: fen(2_999_99) }, false, ['new-device']],
    ['of ¥3,000 on a known device is placed', LARGE, false, ['large-amount']],
    ['of ¥3,000 on a new device is verified', { ...NEW, ...LARGE }, true, ['large-amount', 'new-device']],
    ['of ¥19,999.99 on a known device is placed', { payable: fen(19_999_99) }, false, ['large-amount']],
    ['of ¥20,000 is verified', { payable: fen(20_000_00) }, true, ['huge-amount']],
    ['may be the tenth of the hour', { ordersByOwner: 9 }, false, []],
    ['may be the eleventh of the hour', { ordersByOwner: 10 }, false, ['many-orders']],
    [
      'as the eleventh of the hour with a large amount is verified',
      { ordersByOwner: 10, ...LARGE },
      true,
      ['many-orders', 'large-amount'],
    ],
    ['may be the twentieth of the hour', { ordersByOwner: 19 }, false, ['many-orders']],
    ['as the twenty-first of the hour is verified', { ordersByOwner: 20 }, true, ['order-flood']],
    ['on a computer of a family is placed', { ordersByDevice: 4 }, false, []],
    ['on a device of many buyers is placed', { ordersByDevice: 5 }, false, ['shared-device']],
    ['after fifteen of others on the device is verified', { ordersByDevice: 15 }, true, ['device-flood']],
    [
      'in an office of 50 with two orders each is placed',
      { ordersByAddress: 99, accountsOnAddress: 49, accountsToRecipient: 9 },
      false,
      [],
    ],
    ['from a busy address is placed', { ordersByAddress: 100 }, false, ['busy-address']],
    ['from an address of many accounts is placed', { accountsOnAddress: 50 }, false, ['busy-address']],
    [
      'of many accounts from one address to one recipient is verified',
      { accountsOnAddress: 50, accountsToRecipient: 10 },
      true,
      ['busy-address', 'shared-recipient'],
    ],
  ])('%s', (_rule, facts, isHigh, reasons) => {
    const risk = assessCommitRisk({ ...ordinary, ...facts });
    expect([risk.isHigh, risk.reasons]).toEqual([isHigh, reasons]);
  });

  const count = fc.nat({ max: 300 });
  const facts = fc.record({
    payable: fc.nat({ max: 30_000_00 }).map(fen),
    ordersByOwner: count,
    ordersByDevice: count,
    ordersByAddress: count,
    accountsOnAddress: count,
    accountsToRecipient: count,
    isNewDevice: fc.boolean(),
  });

  test('never has a lower risk with more of anything', () =>
    fc.assert(
      fc.property(facts, facts, (one, other) => {
        const more = { ...one, isNewDevice: one.isNewDevice || other.isNewDevice };
        for (const key of keysOf(one))
          if (key !== 'isNewDevice') Object.assign(more, { [key]: Math.max(one[key], other[key]) });
        expect(assessCommitRisk(more).score).toBeGreaterThanOrEqual(assessCommitRisk(one).score);
      }),
    ));

  test('of a first-time buyer below ¥3,000 is placed, on any device and among any number of colleagues', () =>
    fc.assert(
      fc.property(facts, fc.nat({ max: 2_999_99 }), (any, payable) => {
        const { ordersByAddress, accountsOnAddress } = any;
        const first = { ...ordinary, payable: fen(payable), ordersByAddress, accountsOnAddress };
        expect(assessCommitRisk(first).isHigh).toBe(false);
      }),
    ));

  test('that needs verification says why', () =>
    fc.assert(
      fc.property(facts, (any) => {
        const { isHigh, reasons } = assessCommitRisk(any);
        if (isHigh) expect(reasons.map(commitRiskSentence).join('')).not.toBe('');
      }),
    ));
});

import { describe, expect, it } from 'vitest';
import { type BetterWayFacts, betterWayThanCancelling } from './better-way.ts';
import { CANCEL_REASONS, type CancelReason } from './cancel-reasons.ts';

const UNPAID: BetterWayFacts = {
  isMember: true,
  isPaid: false,
  isPresale: false,
  canChangePayment: true,
  canChangeAddress: true,
};
const PAID: BetterWayFacts = { ...UNPAID, isPaid: true, canChangePayment: false };
const GUEST: BetterWayFacts = { ...UNPAID, isMember: false };
const actionsFor = (facts: BetterWayFacts) =>
  Object.keys(CANCEL_REASONS).map(
    (code) => betterWayThanCancelling(Number(code) as CancelReason, facts)?.action ?? null,
  );

describe('a better way than cancelling', () => {
  it.each([
    [
      'an unpaid order',
      UNPAID,
      [
        'merge-payment',
        'none',
        'check-orders',
        'save-products',
        null,
        'change-payment',
        null,
        'change-payment',
        'change-address',
      ],
    ],
    [
      'a paid order',
      PAID,
      ['none', 'none', 'check-orders', 'save-products', null, null, 'see-progress', null, 'change-address'],
    ],
    [
      'a presale',
      { ...UNPAID, isPresale: true },
      [
        null,
        null,
        'check-orders',
        'save-products',
        null,
        'change-payment',
        null,
        'change-payment',
        'change-address',
      ],
    ],
    [
      'an order in the warehouse',
      { ...PAID, canChangeAddress: false },
      ['none', 'none', 'check-orders', 'save-products', null, null, 'see-progress', null, null],
    ],
    [
      'an order of a guest',
      GUEST,
      ['none', 'none', null, null, null, 'change-payment', null, 'change-payment', null],
    ],
  ])('of %s fits the reason and leads only where the shopper can go', (_, facts, actions) =>
    expect(actionsFor(facts as BetterWayFacts)).toEqual(actions),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  actionsOf,
  canBecome,
  isFinal,
  ORDER_STATUS_TEXTS,
  type OrderStatus,
  orderIdOf,
  orderNumber,
  subOrderIdOf,
} from './index.ts';

const statuses = Object.keys(ORDER_STATUS_TEXTS).map(Number) as OrderStatus[];
const facts = {
  isPresale: false,
  isCashOnDelivery: false,
  isBalanceDue: false,
  lines: [],
  isInvoiceOpen: true,
  isReceiptExtendable: false,
};

describe('the order status', () => {
  it.each([
    [10, 30],
    [10, 90],
    [11, 12],
    [12, 30],
    [20, 30],
    [30, 80],
    [80, 91],
    [50, 60],
    [60, 70],
    [70, 91],
  ] as const)('may change from %i to %i', (from, to) => expect(canBecome(from, to)).toBe(true));

  it.each([
    [10, 50],
    [10, 91],
    [11, 30],
    [50, 90],
    [90, 30],
    [91, 30],
    [70, 60],
    [30, 10],
  ] as const)('never changes from %i to %i', (from, to) => expect(canBecome(from, to)).toBe(false));

  it('is final once cancelled or closed; a refused order is closed when its money is back', () => {
    for (const over of [90, 91] as const)
      expect(statuses.filter((next) => canBecome(over, next))).toEqual([]);
    expect(statuses.filter((next) => canBecome(92, next))).toEqual([91]);
  });

  it('can always reach a final status', () => {
    const reaches = (status: OrderStatus, seen: Set<OrderStatus>): boolean =>
      isFinal(status) ||
      statuses.some(
        (next) => canBecome(status, next) && !seen.has(next) && reaches(next, new Set([...seen, next])),
      );
    expect(statuses.filter((status) => !reaches(status, new Set([status])))).toEqual([]);
  });
});

describe('order actions', () => {
  it('allow to pay or cancel an unpaid order, and not to return it', () =>
    expect(actionsOf({ ...facts, status: 10 })).toMatchObject({
      canPay: true,
      canCancel: true,
      canReturn: false,
      canDelete: false,
    }));

  it('allow to comment or return when one line does', () => {
    const none = { canReturn: false, canComment: false };
    expect(actionsOf({ ...facts, status: 70, lines: [none] })).toMatchObject(none);
    expect(
      actionsOf({ ...facts, status: 70, lines: [none, { canReturn: true, canComment: true }] }),
    ).toMatchObject({ canReturn: true, canComment: true });
  });

  it('allow to pay a balance only while its window is open', () => {
    expect(actionsOf({ ...facts, status: 12, isPresale: true }).canPay).toBe(false);
    expect(actionsOf({ ...facts, status: 12, isPresale: true, isBalanceDue: true }).canPay).toBe(true);
  });

  it('never allow to delete an order in progress', () => {
    for (const status of statuses) expect(actionsOf({ ...facts, status }).canDelete).toBe(isFinal(status));
  });

  it('never allow to cancel a shipped order', () => {
    for (const status of [40, 50, 60, 70, 80, 90, 91, 92] as const)
      expect(actionsOf({ ...facts, status }).canCancel).toBe(false);
  });
});

describe('an order number', () => {
  it('has eighteen digits and begins with its date', () => {
    fc.assert(
      fc.property(fc.nat(99_999), (digits) => {
        expect(orderNumber('20261115', () => digits)).toMatch(/^20261115\d{10}$/);
      }),
    );
  });

  it('is not created for an invalid date', () =>
    expect(() => orderNumber('2026-11-15', () => 0)).toThrow(RangeError));

  it('is found in the ids of its sub-orders and in the keys of their events', () => {
    const orderId = orderNumber('20261115', () => 7);
    expect(subOrderIdOf(orderId, 2)).toBe('202611150000700007-2');
    for (const id of [
      orderId,
      subOrderIdOf(orderId, 1),
      `${subOrderIdOf(orderId, 12)}:refused`,
      `${orderId}:deposit`,
    ])
      expect(orderIdOf(id)).toBe(orderId);
  });
});

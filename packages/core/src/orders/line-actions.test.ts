import { expect, test } from 'vitest';
import { type LineFacts, lineActionsOf, OrderStatus } from './index.ts';

const line = (facts: Partial<LineFacts> = {}) =>
  lineActionsOf({
    status: OrderStatus.Completed,
    kind: 'ordinary',
    isCommented: false,
    hasUnitsLeft: true,
    isReturnable: true,
    ...facts,
  });
const nothing = { canReturn: false, canComment: false, canRebuy: false };

test('a delivered line may be returned, commented and bought again', () =>
  expect(line()).toEqual({ canReturn: true, canComment: true, canRebuy: true }));

test('before delivery nothing is offered, and a cancelled line may only be bought again', () => {
  expect(line({ status: OrderStatus.Shipped })).toEqual(nothing);
  expect(line({ status: OrderStatus.Cancelled })).toEqual({ ...nothing, canRebuy: true });
});

test('a gift offers nothing, and neither extra-buy nor presale is bought again', () => {
  expect(line({ kind: 'gift' })).toEqual(nothing);
  expect(line({ kind: 'extraBuy' })).toEqual({ canReturn: true, canComment: true, canRebuy: false });
  expect(line({ kind: 'presale' }).canRebuy).toBe(false);
  expect(line({ kind: 'bundle' }).canRebuy).toBe(true);
});

test('a line is commented once, and not when all of it goes back', () => {
  expect(line({ isCommented: true }).canComment).toBe(false);
  expect(line({ hasUnitsLeft: false }).canComment).toBe(false);
});

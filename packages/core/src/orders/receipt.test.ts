import { expect, it } from 'vitest';
import { OrderStatus } from './order-status.ts';
import { findExtensionProblem, type ReceiptFacts, receiptDue } from './receipt.ts';

const at = (text: string) => new Date(`${text}+08:00`);
const FACTS: ReceiptFacts = {
  status: OrderStatus.Shipped,
  shippedAt: at('2026-11-10T09:00:00'),
  extendedUntil: null,
  extendedAt: null,
  receiptDays: 10,
};

it.each<[Partial<ReceiptFacts>, string | null]>([
  [{}, '2026-11-20T09:00:00'],
  [{ status: OrderStatus.Delivered }, '2026-11-20T09:00:00'],
  [{ extendedUntil: at('2026-11-23T09:00:00') }, '2026-11-23T09:00:00'],
  [{ status: OrderStatus.PartlyShipped, shippedAt: null }, null],
  [{ status: OrderStatus.Completed }, null],
  [{ status: OrderStatus.Refused }, null],
])('receipt of %o is confirmed at %s', (change, due) =>
  expect(receiptDue({ ...FACTS, ...change })).toEqual(due === null ? null : at(due)),
);

it.each<[string, Partial<ReceiptFacts>, string | null]>([
  ['2026-11-17T08:59:59', {}, 'receipt-not-near'],
  ['2026-11-17T09:00:00', {}, null],
  ['2026-11-20T08:59:59', {}, null],
  ['2026-11-20T09:00:00', {}, 'order-moved-on'],
  ['2026-11-18T09:00:00', { extendedAt: at('2026-11-17T10:00:00') }, 'receipt-extended'],
  ['2026-11-18T09:00:00', { extendedUntil: at('2026-11-23T09:00:00') }, 'receipt-not-near'],
  ['2026-11-18T09:00:00', { status: OrderStatus.Completed }, 'order-moved-on'],
  ['2026-11-18T09:00:00', { status: OrderStatus.AwaitingShipment, shippedAt: null }, 'order-moved-on'],
])('at %s, with %o, a member who extends meets %s', (now, change, problem) =>
  expect(findExtensionProblem({ ...FACTS, ...change }, at(now))).toBe(problem),
);

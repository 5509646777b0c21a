import type { PurchaseRecord } from '@huarong/contract/account';
import { expect, test } from 'vitest';
import { purchaseNote } from './purchase-note.ts';

const purchase = (fields: Partial<PurchaseRecord>) =>
  ({ status: 'onSale', times: 1, paid: '856.00', ...fields }) as PurchaseRecord;

test.each([
  ['two units at today’s price', { quantity: 2 }, '428.00', '¥856.00'],
  ['two units that cost more each', { quantity: 2 }, '400.00', '现价 ¥400.00'],
  ['one unit that is cheaper now', {}, '800.00', '现价 ¥800.00'],
  ['a bundle, which has no price of today', {}, undefined, '¥856.00'],
  ['the second purchase', { times: 2 }, '800.00', '第 2 次'],
  ['a return under way', { isReturning: true }, '800.00', '售后处理中'],
  ['a completed return', { status: 'returned' }, '800.00', '已退货'],
  ['a sold-out sku', { status: 'soldOut' }, '800.00', '缺货'],
] as const)('%s', (_case, fields, price, note) => expect(purchaseNote(purchase(fields), price)).toBe(note));

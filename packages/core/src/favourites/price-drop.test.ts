import { expect, it } from 'vitest';
import { priceDrop } from './price-drop.ts';

it.each([
  ['nothing changed', { listPrice: 100, unitPrice: 90 }, { listPrice: 100, unitPrice: 90 }, 0],
  ['a sale began', { listPrice: 100, unitPrice: 100 }, { listPrice: 100, unitPrice: 70 }, 30],
  [
    'the sale at which it was saved ended',
    { listPrice: 100, unitPrice: 70 },
    { listPrice: 90, unitPrice: 90 },
    -20,
  ],
  [
    'the list price fell, not the price paid',
    { listPrice: 100, unitPrice: 70 },
    { listPrice: 80, unitPrice: 70 },
    0,
  ],
  ['saved earlier, an offer only', { listPrice: 100, unitPrice: null }, { listPrice: 100, unitPrice: 70 }, 0],
  [
    'saved earlier, the list price fell',
    { listPrice: 130, unitPrice: null },
    { listPrice: 100, unitPrice: 100 },
    30,
  ],
  ['saved earlier, both', { listPrice: 130, unitPrice: null }, { listPrice: 100, unitPrice: 90 }, 27],
  [
    'saved earlier, a presale above the list price',
    { listPrice: 100, unitPrice: null },
    { listPrice: 100, unitPrice: 120 },
    0,
  ],
  ['a free sku', { listPrice: 0, unitPrice: null }, { listPrice: 0, unitPrice: 0 }, 0],
])('the price drop when %s', (_case, saved, now, drop) => {
  expect(priceDrop(saved, now)).toBe(drop);
});

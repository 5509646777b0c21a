import { expect, test } from 'vitest';
import { unitPrice } from './unit-price.ts';

test.each([
  ['50g', '468.00', '¥93.60 / 10g'],
  ['7.5ml', '88.00', '¥117.33 / 10ml'],
  ['3.2g × 2', '599.00', null],
  ['5 片', '89.00', null],
  [undefined, '1.00', null],
])('%s for ¥%s has the unit price %s', (size, price, text) => expect(unitPrice(size, price)).toBe(text));

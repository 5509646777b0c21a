import { expect, it } from 'vitest';
import { unitPriceText } from './unit-price.ts';

it.each([
  ['50ml', '1180.00', '每毫升 ¥23.60'],
  ['3.2g', '320.00', '每克 ¥100.00'],
  ['100 ML', '1780.00', '每毫升 ¥17.80'],
  ['30ml', '99.99', '每毫升 ¥3.33'],
  ['12g × 2', '368.00', null],
  ['双支礼盒', '368.00', null],
  ['0ml', '1.00', null],
])('%s at %s: %j', (size, price, text) => expect(unitPriceText(size, price)).toBe(text));

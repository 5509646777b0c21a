import { expect, test } from 'vitest';
import { parsePriceRange, priceBandOf } from './price-bands.ts';

test.each([
  ['38-138', { minFen: 3_800, maxFen: 13_800 }],
  ['600-', { minFen: 60_000 }],
  ['0-100', { minFen: 0, maxFen: 10_000 }],
  ['', null],
  ['-100', null],
  ['1e3-2e3', null],
  ['9999999-', null],
  [undefined, null],
])('the price range %s is parsed as %o', (written, range) => expect(parsePriceRange(written)).toEqual(range));

test.each([
  [0, '0-100'],
  [9_999, '0-100'],
  [10_000, '100-300'],
  [29_999, '100-300'],
  [30_000, '300-600'],
  [100_000, '1000-'],
])('a price of %d fen is in the band %s: the upper limit is exclusive', (fen, band) =>
  expect(priceBandOf(fen)).toBe(band),
);

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Shade } from '../choose-sku.ts';
import { nextShadeIndex, rowCount, shadeRows } from './shade-rows.ts';

const shade = (name: string, hex: string, undertone?: Shade['undertone']): Shade => ({
  name,
  hex,
  note: '',
  hasInventory: true,
  undertone,
});
const ladder = (undertone: 'N' | 'W' | 'C', count: number) =>
  Array.from({ length: count }, (_, at) =>
    shade(`${undertone}${at}`, `#${(0x404040 + at * 0x0a0a0a).toString(16)}`, undertone),
  );
const plain = (count: number) => Array.from({ length: count }, (_, at) => shade(String(at), '#aa1122'));

describe('the rows of shades', () => {
  it('keeps the order of the brand without undertones', () => {
    expect(shadeRows(plain(24))).toEqual([{ shades: plain(24) }]);
    expect(rowCount(shadeRows(plain(24)))).toBe(2);
    expect(rowCount(shadeRows(plain(37)))).toBe(4);
  });

  it('has a row for each undertone, light to dark', () => {
    const rows = shadeRows([...ladder('C', 12), ...ladder('N', 12), ...ladder('W', 12)]);
    expect(rows.map(({ undertone }) => undertone)).toEqual(['N', 'W', 'C']);
    expect(rows[0]!.shades[0]!.name).toBe('N11');
    expect(rowCount(rows)).toBe(3);
  });

  it('stays one row up to twelve shades, and when a shade has no undertone', () => {
    expect(shadeRows([...ladder('N', 6), ...ladder('W', 6)])).toHaveLength(1);
    expect(shadeRows([...ladder('N', 12), ...ladder('W', 12), ...plain(1)])).toHaveLength(1);
  });
});

describe('arrow keys', () => {
  const rows = shadeRows([...ladder('N', 14), ...ladder('W', 5), ...ladder('C', 12)]);
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 0, 30],
    ['ArrowDown', 0, 12],
    ['ArrowDown', 11, 13],
    ['ArrowDown', 13, 15],
    ['ArrowUp', 0, 19],
    ['ArrowUp', 30, 18],
    ['Home', 20, 0],
    ['End', 20, 30],
    ['Enter', 20, null],
  ])('%s from %d goes to %j', (key, from, to) => expect(nextShadeIndex(rows, from, key)).toBe(to));

  it('never leaves the grid', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.nat(),
        fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'),
        (count, seed, key) => {
          const next = nextShadeIndex(shadeRows(plain(count)), seed % count, key)!;
          expect(next).toBeGreaterThanOrEqual(0);
          expect(next).toBeLessThan(count);
        },
      ),
    ));
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Shade } from '../choose-sku.ts';
import { neighboursOf, rankShades } from './find-shade.ts';

const shade = (name: string, hex: string, undertone: Shade['undertone'], hasInventory = true): Shade => ({
  name,
  hex,
  note: '',
  undertone,
  hasInventory,
});
const shades = [
  shade('N10', '#F4E3D6', 'N'),
  shade('N30', '#E0BE9C', 'N'),
  shade('N40', '#CDA480', 'N'),
  shade('W30', '#E3C08F', 'W'),
  shade('C30', '#E2BDA6', 'C'),
  shade('N31', '#E0BD9B', 'N', false),
];

it.each([
  [{ depth: 2, undertone: 'N' as const }, 'N30'],
  [{ depth: 2, undertone: 'W' as const }, 'W30'],
  [{ depth: 2, undertone: 'C' as const }, 'C30'],
  [{ depth: 0, undertone: 'N' as const }, 'N10'],
  // No warm shade is as light: the depth decides.
  [{ depth: 0, undertone: 'W' as const }, 'N10'],
])('%j finds %s', (skin, name) => expect(rankShades(shades, skin)[0]!.shade.name).toBe(name));

it('offers a lighter and a darker shade', () => {
  const { lighter, darker } = neighboursOf(rankShades(shades, { depth: 2, undertone: 'N' }));
  expect([lighter?.name, darker?.name]).toEqual(['N10', 'N40']);
  expect(neighboursOf([])).toEqual({});
});

it('never finds a sold-out shade, and finds one whenever any is in stock', () =>
  fc.assert(
    fc.property(
      fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
      fc.nat({ max: 5 }),
      fc.constantFrom('N' as const, 'W' as const, 'C' as const),
      (stock, depth, undertone) => {
        const list = shades.map((each, at) => ({ ...each, hasInventory: stock[at]! }));
        const found = rankShades(list, { depth, undertone });
        expect(found).toHaveLength(stock.filter(Boolean).length);
        expect(found.every(({ shade: { hasInventory } }) => hasInventory)).toBe(true);
      },
    ),
  ));

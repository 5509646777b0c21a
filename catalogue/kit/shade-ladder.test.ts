import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  colourDifference,
  depthOf,
  labOf,
  type Undertone,
  undertoneOf,
} from '../../packages/core/src/catalogue/index.ts';
import { demoBrandCatalogues } from '../index.ts';
import { hexOf } from './oklab.ts';
import { ladder, ladderColour } from './shade-ladder.ts';

const UNDERTONES: readonly Undertone[] = ['C', 'N', 'W'];
const LIGHTNESS = fc.double({ min: 0.34, max: 0.95, noNaN: true });
const labAt = (undertone: Undertone, lightness: number) => labOf(hexOf(ladderColour(undertone, lightness)));

describe('colours in OKLab', () => {
  it.each([
    ['#FFFFFF', { l: 1, c: 0, h: 0 }],
    ['#000000', { l: 0, c: 0, h: 0 }],
    ['#FF0000', { l: 0.62796, c: 0.25768, h: 29.23 }],
    ['#808080', { l: 0.59987, c: 0, h: 0 }],
  ])('%s', (hex, colour) => expect(hexOf(colour)).toBe(hex));
});

describe('a ladder of base make-up', () => {
  it('is darker with every step', () =>
    fc.assert(
      fc.property(fc.constantFrom(...UNDERTONES), LIGHTNESS, LIGHTNESS, (undertone, one, other) => {
        fc.pre(Math.abs(one - other) > 0.01);
        const [light, deep] = [Math.max(one, other), Math.min(one, other)];
        expect(labAt(undertone, light).l).toBeGreaterThan(labAt(undertone, deep).l);
      }),
    ));

  it('is pink to yellow from cool to warm at every depth, and eyes see the difference', () =>
    fc.assert(
      fc.property(LIGHTNESS, (lightness) => {
        const [cool, neutral, warm] = UNDERTONES.map((undertone) => labAt(undertone, lightness));
        const hue = ({ a, b }: { a: number; b: number }) => Math.atan2(b, a);
        expect(hue(cool!)).toBeLessThan(hue(neutral!));
        expect(hue(neutral!)).toBeLessThan(hue(warm!));
        expect(colourDifference(cool!, neutral!)).toBeGreaterThan(2);
        expect(colourDifference(neutral!, warm!)).toBeGreaterThan(2);
      }),
    ));

  it('has even steps', () => {
    const steps = Array.from({ length: 13 }, (_, step) => labAt('N', 0.945 - (step * 0.545) / 12));
    const differences = steps.slice(1).map((lab, step) => colourDifference(steps[step]!, lab));
    expect(Math.max(...differences) / Math.min(...differences)).toBeLessThan(1.4);
  });

  it('leaves out the steps without a name, and says undertone and family', () => {
    const skus = ladder('30ml', 100, 120, {
      lightest: 0.94,
      deepest: 0.5,
      number: (undertone, step) => `${step + 1}${undertone}`,
      names: { N: ['甲', null, '乙'], W: [null, '丙', null], C: [] },
    });
    expect(skus.map(({ shade }) => `${shade![0]} ${shade![1]} ${shade![3]}`)).toEqual([
      '1N 甲 自然',
      '3N 乙 自然',
      '2W 丙 小麦',
    ]);
    expect(skus[0]).toMatchObject({ size: '30ml', price: 100, market: 120 });
  });
});

const BASE: readonly string[] = ['foundation', 'cushion', 'concealer'];
const LIPS: readonly string[] = ['lipstick', 'lip-glaze', 'lip-gloss'];
const many = demoBrandCatalogues.flatMap(({ brand, products }) =>
  products
    .filter(({ form, skus }) => (BASE.includes(form) || LIPS.includes(form)) && skus.length >= 12)
    .map((product) => [`${brand.cn} ${product.name}`, product] as const),
);

describe.each(many)('the shades of %s', (_name, product) => {
  // Refills and small sizes repeat a shade.
  const shades = [...new Map(product.skus.map(({ shade }) => [shade![0], shade!])).values()].map(
    ([number, name, hex, family]) => ({ number, name, hex, family, lab: labOf(hex) }),
  );

  it('have numbers and names of their own', () => {
    expect(new Set(shades.map(({ name }) => name)).size).toBe(shades.length);
    expect(new Set(product.skus.map(({ shade, size }) => `${shade![0]} ${size}`)).size).toBe(
      product.skus.length,
    );
  });

  it('look different from each other', () => {
    const pairs = shades.flatMap((one, at) => shades.slice(at + 1).map((other) => [one, other] as const));
    const alike = pairs
      .filter(([one, other]) => colourDifference(one.lab, other.lab) < 2)
      .map(([one, other]) => `${one.number} ${other.number}`);
    expect(alike).toEqual([]);
  });

  if (BASE.includes(product.form))
    it('cover all undertones, and in each get darker with the number', () => {
      const tones = Map.groupBy(shades, (shade) => undertoneOf(shade));
      expect([...tones.keys()].sort()).toEqual(['C', 'N', 'W']);
      expect(new Set(shades.map(({ hex }) => depthOf(hex))).size).toBeGreaterThanOrEqual(4);
      for (const [tone, own] of tones) {
        const numbered = own.filter(({ number }) => number.includes(tone!));
        const byNumber = numbered.toSorted((one, other) =>
          one.number.localeCompare(other.number, 'en', { numeric: true }),
        );
        const lightness = byNumber.map(({ lab }) => lab.l);
        expect(lightness, String(tone)).toEqual(lightness.toSorted((one, other) => other - one));
      }
    });
});

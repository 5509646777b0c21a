import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasConditions,
  meetsRule,
  type ProductOrder,
  type ProductRule,
  type RuleProduct,
  selectProducts,
} from './product-selection.ts';

const DAY = 86_400_000;
const TODAY = 1_000 * DAY;
const CREAM: RuleProduct = {
  labels: ['exclusive'],
  tags: ['冬日'],
  soldCount: 1_000,
  brandId: '12',
  categoryIds: ['60001', '6000101'],
  publishedAt: TODAY - 2 * DAY,
  priceFen: 8_000,
  marketPriceFen: 10_000,
};

describe('a rule', () => {
  it.each<[Partial<ProductRule>, boolean]>([
    [{}, true],
    [{ label: 'exclusive' }, true],
    [{ label: 'new' }, false],
    [{ tag: '冬日' }, true],
    [{ tag: '夏日' }, false],
    [{ brand: '12' }, true],
    [{ brand: '1' }, false],
    [{ category: '60001' }, true],
    [{ category: '60002' }, false],
    [{ minSold: 1_000 }, true],
    [{ minSold: 1_001 }, false],
    [{ newSinceDays: 3 }, true],
    [{ newSinceDays: 2 }, false],
    [{ minPercentOff: 20 }, true],
    [{ minPercentOff: 21 }, false],
    [{ label: 'exclusive', minSold: 1_001 }, false],
  ])('%j selects the cream: %s', (rule, expected) => {
    expect(meetsRule(CREAM, { ...rule, order: 'sold' }, TODAY)).toBe(expected);
    expect(hasConditions({ ...rule, order: 'sold' })).toBe(Object.keys(rule).length > 0);
  });

  it('takes a product without a market price for not reduced', () => {
    const rule = { minPercentOff: 1, order: 'sold' as const };
    expect(meetsRule({ ...CREAM, marketPriceFen: null }, rule, TODAY)).toBe(false);
  });
});

interface Listed extends RuleProduct {
  id: string;
}
const poolOf = (products: readonly Listed[]) => ({
  all: () => products,
  find: (id: string) => products.find((product) => product.id === id),
  readFacts: (product: Listed) => product,
  today: TODAY,
});
const idsOf = (products: readonly Listed[]) => products.map(({ id }) => id);

describe('a selection', () => {
  const [a, b, c] = [
    { ...CREAM, id: 'a', soldCount: 1, priceFen: 300, publishedAt: 2 },
    { ...CREAM, id: 'b', soldCount: 9, priceFen: 100, publishedAt: 1 },
    { ...CREAM, id: 'c', soldCount: 9, priceFen: 200, publishedAt: 3 },
  ];
  it.each<[ProductOrder, string]>([
    ['listed', 'a b c'],
    ['sold', 'b c a'],
    ['newest', 'c a b'],
    ['priceLow', 'b c a'],
    ['priceHigh', 'a c b'],
  ])('orders by %s', (order, expected) =>
    expect(idsOf(selectProducts(poolOf([a, b, c]), { rule: { order } })).join(' ')).toBe(expected),
  );

  it('shows pins first, and each product once', () =>
    expect(idsOf(selectProducts(poolOf([a, b, c]), { rule: { order: 'sold' } }, ['a', 'gone', 'a']))).toEqual(
      ['a', 'b', 'c'],
    ));

  it('keeps the order of a list and leaves out what is not for sale', () =>
    expect(idsOf(selectProducts(poolOf([a, b, c]), { products: ['c', 'gone', 'a'] }, ['a']))).toEqual([
      'a',
      'c',
    ]));
});

const product = fc.record({
  id: fc.string({ minLength: 1, maxLength: 4 }),
  labels: fc.subarray(['new', 'exclusive']),
  tags: fc.subarray(['冬日', '夏日']),
  soldCount: fc.nat(50),
  brandId: fc.constantFrom('1', '2'),
  categoryIds: fc.subarray(['60001', '60002']),
  publishedAt: fc.integer({ min: TODAY - 40 * DAY, max: TODAY }),
  priceFen: fc.integer({ min: 1, max: 1_000 }),
  marketPriceFen: fc.option(fc.integer({ min: 1, max: 1_000 })),
});
const rule: fc.Arbitrary<ProductRule> = fc.record(
  {
    label: fc.constantFrom('new', 'exclusive'),
    minSold: fc.nat(50),
    brand: fc.constantFrom('1', '2'),
    category: fc.constantFrom('60001', '60002'),
    tag: fc.constantFrom('冬日', '夏日'),
    newSinceDays: fc.integer({ min: 1, max: 40 }),
    minPercentOff: fc.integer({ min: 1, max: 90 }),
    order: fc.constantFrom<ProductOrder>('listed', 'sold', 'newest', 'priceLow', 'priceHigh'),
  },
  { requiredKeys: ['order'] },
);
const catalogue = fc.uniqueArray(product, { selector: ({ id }) => id, maxLength: 20 });

it('selects exactly the products that meet the rule and the pins that exist, in any catalogue', () =>
  fc.assert(
    fc.property(catalogue, rule, fc.array(fc.string({ maxLength: 4 })), (products, given, pins) => {
      const known = pins.filter((pin) => products.some(({ id }) => id === pin));
      const selected = idsOf(selectProducts(poolOf(products), { rule: given }, pins));
      const expected = products.filter((each) => meetsRule(each, given, TODAY) || known.includes(each.id));
      expect(new Set(selected)).toEqual(new Set(idsOf(expected)));
      expect(selected).toHaveLength(expected.length);
      expect(selected.slice(0, new Set(known).size)).toEqual([...new Set(known)]);
    }),
  ));

it('gives the same products for a rule with fewer conditions, and perhaps more', () =>
  fc.assert(
    fc.property(catalogue, rule, (products, given) => {
      const narrow = idsOf(selectProducts(poolOf(products), { rule: given }));
      const wide = new Set(idsOf(selectProducts(poolOf(products), { rule: { ...given, label: undefined } })));
      expect(narrow.every((id) => wide.has(id))).toBe(true);
    }),
  ));

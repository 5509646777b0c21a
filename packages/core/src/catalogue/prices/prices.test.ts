import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { approvalReasons, checkStrikePrice, discountBase, type PriceEdit, priceWarnings } from './index.ts';

const FROM = new Date('2026-12-10T20:00:00+08:00');
const DAY = 86_400_000;
const sale = (daysBefore: number, unitPriceFen: number) => ({
  at: new Date(FROM.getTime() - daysBefore * DAY),
  unitPriceFen,
});

describe('the base of a discount', () => {
  it.each([
    ['nothing was ever sold', [], null],
    ['one sale of the week', [sale(1, 320)], { fen: 320, kind: 'week' }],
    ['the cheapest of the week', [sale(1, 320), sale(2, 300), sale(3, 340)], { fen: 300, kind: 'week' }],
    ['a sale exactly seven days before', [sale(7, 310)], { fen: 310, kind: 'week' }],
    ['a cheaper sale before the week', [sale(1, 320), sale(8, 200)], { fen: 320, kind: 'week' }],
    ['nothing in the week: the last before', [sale(8, 280), sale(30, 260)], { fen: 280, kind: 'last' }],
    ['the last before, not the cheapest', [sale(9, 300), sale(10, 100)], { fen: 300, kind: 'last' }],
    ['a year ago', [sale(365, 299)], { fen: 299, kind: 'last' }],
    ['only sales from the beginning on', [sale(0, 100), sale(-1, 90)], null],
    [
      'a sale one millisecond before',
      [{ at: new Date(FROM.getTime() - 1), unitPriceFen: 311 }],
      { fen: 311, kind: 'week' },
    ],
    ['equal prices', [sale(1, 320), sale(2, 320)], { fen: 320, kind: 'week' }],
  ])('%s', (_name, sales, expected) => {
    const base = discountBase(sales, FROM);
    expect(base && { fen: base.fen, kind: base.kind }).toEqual(expected);
  });

  it.each([
    ['never sold', [], 398, { ok: false, reason: 'never-sold' }],
    ['as it was charged', [sale(1, 398)], 398, { ok: true }],
    ['less than it was charged', [sale(1, 398)], 380, { ok: true }],
    ['one fen more', [sale(1, 398)], 399, { ok: false, reason: 'above-base' }],
    [
      'charged once in the week, cheaper later',
      [sale(5, 398), sale(1, 298)],
      398,
      { ok: false, reason: 'above-base' },
    ],
    ['charged before the week only', [sale(20, 398)], 398, { ok: true }],
    [
      'charged long ago, cheaper since',
      [sale(90, 398), sale(20, 350)],
      398,
      { ok: false, reason: 'above-base' },
    ],
    ['charged in the coming promotion only', [sale(-1, 398)], 398, { ok: false, reason: 'never-sold' }],
    ['the cheapest of the week is the bar', [sale(1, 340), sale(2, 320)], 320, { ok: true }],
  ])('a struck-through price: %s', (_name, sales, strike, expected) =>
    expect(checkStrikePrice(strike, discountBase(sales, FROM))).toMatchObject(expected),
  );

  it('is always the price of a sale before the beginning', () => {
    const sales = fc.array(
      fc.record({ days: fc.integer({ min: -5, max: 40 }), fen: fc.integer({ min: 1, max: 999 }) }),
    );
    fc.assert(
      fc.property(sales, (given) => {
        const all = given.map(({ days, fen }) => sale(days, fen));
        const base = discountBase(all, FROM);
        const before = all.filter(({ at }) => at < FROM);
        expect(base === null).toBe(before.length === 0);
        if (base) expect(before).toContainEqual({ at: base.at, unitPriceFen: base.fen });
      }),
    );
  });
});

const edit = (beforeFen: number, afterFen: number, costFen: number | null = null): PriceEdit => ({
  skuId: '1',
  beforeFen,
  afterFen,
  costFen,
});

const LIMITS = { pricePercent: 30, priceSkus: 100 };
describe('a new price', () => {
  it.each([
    [edit(1_000, 700), []],
    [edit(1_000, 699), ['large-change']],
    [edit(1_000, 1_300), []],
    [edit(1_000, 1_301), ['large-change']],
    [edit(1_000, 900, 900), []],
    [edit(1_000, 899, 900), ['below-cost']],
    [edit(1_000, 100, 900), ['below-cost', 'large-change']],
    [edit(3, 2), ['large-change']],
  ])('%j has the warnings %j', (given, expected) => expect(priceWarnings(given, LIMITS)).toEqual(expected));

  it('needs a second person when it is unusual or one of many', () => {
    expect(approvalReasons([edit(1_000, 900)], LIMITS)).toEqual([]);
    expect(
      approvalReasons(
        Array.from({ length: 100 }, () => edit(1_000, 900)),
        LIMITS,
      ),
    ).toEqual([]);
    expect(
      approvalReasons(
        Array.from({ length: 101 }, () => edit(1_000, 900)),
        LIMITS,
      ),
    ).toEqual(['一次改 101 个规格的价格，超过 100 个']);
    expect(
      approvalReasons(
        Array.from({ length: 101 }, () => edit(1_000, 1_000)),
        LIMITS,
      ),
    ).toEqual([]);
    expect(approvalReasons([edit(1_000, 100, 900), edit(1_000, 650)], LIMITS)).toEqual([
      '2 个规格的价格变化超过 30 %',
      '1 个规格低于成本',
    ]);
  });
});

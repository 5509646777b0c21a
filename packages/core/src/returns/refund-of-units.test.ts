import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UnitShare } from '../pricing/index.ts';
import { allocate, fen } from '../shared/index.ts';
import { pickUnits, type RefundableOrder, type RefundLine, refundOfUnits } from './index.ts';

/** A line as checkout stores it: every discount spread over its units to the fen. */
function lineOf(
  lineId: string,
  unitPriceFen: number,
  quantity: number,
  off: { promotion?: number; coupon?: number; points?: number } = {},
): RefundLine {
  const even = Array.from({ length: quantity }, () => 1);
  const spread = (amount = 0) => allocate(fen(amount), even);
  const [promotion, coupon, points] = [spread(off.promotion), spread(off.coupon), spread(off.points)];
  const units = even.map((_, unit): UnitShare => {
    const taken = promotion[unit]! + coupon[unit]! + points[unit]!;
    return {
      promotion: promotion[unit]!,
      coupon: coupon[unit]!,
      points: points[unit]!,
      paid: unitPriceFen - taken,
      pointsEarned: Math.floor((unitPriceFen - taken) / 100),
    };
  });
  return { lineId, source: lineId, unitPriceFen, units, settled: [], gift: null };
}
const giftOf = (lineId: string, quantity: number, valueFen: number, reachFen: number, sources: string[]) => ({
  ...lineOf(lineId, 0, quantity),
  gift: {
    valueFen,
    earnedBy: { reach: { kind: 'amount' as const, amount: fen(reachFen) }, times: 1, sources },
  },
});

/** Three lipsticks at 100 and a cream at 300, 60 off, 10 freight; from 400 a pouch worth 30. */
const order: RefundableOrder = {
  lines: [
    lineOf('lip', 100_00, 3, { promotion: 30_00, coupon: 20_01, points: 15_00 }),
    lineOf('cream', 300_00, 1, { promotion: 30_00 }),
    giftOf('pouch', 1, 30_00, 400_00, ['lip', 'cream']),
  ],
  freightFen: 10_00,
  packagingFen: 5_00,
  pointsPerFen: 1,
};
const wanted = { isFault: false };
const faulty = { isFault: true };
const after = (from: RefundableOrder, settles: ReadonlyMap<string, readonly number[]>): RefundableOrder => ({
  ...from,
  lines: from.lines.map((line) => ({
    ...line,
    settled: [...line.settled, ...(settles.get(line.lineId) ?? [])],
  })),
});

describe('a refund of units', () => {
  it('reads the shares stored on the units', () =>
    expect(refundOfUnits(order, new Map([['lip', [0]]]), wanted)).toMatchObject({
      goodsFen: 100_00,
      promotionFen: 10_00,
      couponFen: 6_67,
      pointsFen: 5_00,
      giftFen: 0,
      freightFen: 0,
      totalFen: 78_33,
      pointsBack: 500,
      isWholeOrder: false,
    }));

  it('withholds the value of a gift no longer earned, unless it is returned or the shop is at fault', () => {
    const cream = new Map([['cream', [0]]]);
    expect(refundOfUnits(order, cream, wanted)).toMatchObject({ giftFen: 30_00, totalFen: 240_00 });
    expect(refundOfUnits(order, cream, faulty)).toMatchObject({ giftFen: 0, totalFen: 270_00 });
    const both = new Map([...cream, ['pouch', [0]]]);
    expect(refundOfUnits(order, both, wanted)).toMatchObject({ giftFen: 0, totalFen: 270_00 });
  });

  it('claims a gift only once', () => {
    const first = refundOfUnits(order, new Map([['cream', [0]]]), wanted);
    const second = refundOfUnits(after(order, first.settles), new Map([['lip', [0, 1, 2]]]), wanted);
    expect(second).toMatchObject({ giftFen: 0, giftsDue: [], isWholeOrder: true });
  });

  it('unit by unit, claims the gift once, when the rest no longer earns it', () => {
    const steps = [
      ['lip', 0],
      ['lip', 1],
      ['lip', 2],
      ['cream', 0],
    ] as const;
    let now = order;
    const refunds = steps.map(([lineId, unit]) => {
      const refund = refundOfUnits(now, new Map([[lineId, [unit]]]), wanted);
      now = after(now, refund.settles);
      return refund;
    });
    expect(refunds.map(({ giftsDue }) => giftsDue.length)).toEqual([0, 1, 0, 0]);
    expect(refunds.map(({ giftFen }) => giftFen)).toEqual([0, 30_00, 0, 0]);
    expect(refunds.map(({ isWholeOrder }) => isWholeOrder)).toEqual([false, false, false, true]);
  });

  it('includes freight and packaging with the last items when the shop is at fault', () => {
    const all = new Map([
      ['lip', [0, 1, 2]],
      ['cream', [0]],
    ]);
    const paid = 300_00 - 65_01 + 270_00;
    expect(refundOfUnits(order, all, faulty)).toMatchObject({
      freightFen: 15_00,
      totalFen: paid + 15_00,
      isWholeOrder: true,
    });
    expect(refundOfUnits(order, new Map([...all, ['pouch', [0]]]), wanted).totalFen).toBe(paid);
  });

  it('refuses a unit that was returned before, and one that does not exist', () => {
    const again = after(order, new Map([['lip', [1]]]));
    expect(() => refundOfUnits(again, new Map([['lip', [1]]]), wanted)).toThrow(RangeError);
    expect(() => refundOfUnits(order, new Map([['lip', [3]]]), wanted)).toThrow(RangeError);
  });
});

const anyLine = (lineId: string) =>
  fc
    .record({
      price: fc.integer({ min: 100, max: 200_000 }),
      quantity: fc.integer({ min: 1, max: 6 }),
      promotion: fc.integer({ min: 0, max: 30 }),
      coupon: fc.integer({ min: 0, max: 30 }),
      points: fc.integer({ min: 0, max: 30 }),
    })
    .map(({ price, quantity, ...percent }) => {
      const part = (share: number) => Math.floor((price * quantity * share) / 100);
      return lineOf(lineId, price, quantity, {
        promotion: part(percent.promotion),
        coupon: part(percent.coupon),
        points: part(percent.points),
      });
    });
const anyOrder = fc
  .record({
    lines: fc.tuple(anyLine('a'), anyLine('b'), anyLine('c')),
    gifts: fc.integer({ min: 1, max: 3 }),
    value: fc.integer({ min: 0, max: 50_000 }),
    reach: fc.integer({ min: 0, max: 300_000 }),
    freightFen: fc.integer({ min: 0, max: 2_500 }),
    packagingFen: fc.integer({ min: 0, max: 1_500 }),
    pointsPerFen: fc.integer({ min: 1, max: 10 }),
  })
  .map(
    ({ lines, gifts, value, reach, freightFen, packagingFen, pointsPerFen }): RefundableOrder => ({
      lines: [...lines, giftOf('gift', gifts, value, reach, ['a', 'b'])],
      freightFen,
      packagingFen,
      pointsPerFen,
    }),
  );
const paidFor = ({ lines, freightFen, packagingFen }: RefundableOrder) =>
  lines.flatMap(({ units }) => units).reduce((total, { paid }) => total + paid, 0) +
  freightFen +
  packagingFen;
const everyUnit = ({ lines }: RefundableOrder) =>
  lines
    .filter(({ gift }) => !gift)
    .flatMap(({ lineId, units }) => units.map((_, unit) => ({ lineId, unit })));

describe('for any sequence of returns', () => {
  it('refunds never exceed what was paid, and equal it when everything is returned through the shop’s fault', () => {
    const portions = fc.array(fc.record({ units: fc.integer({ min: 1, max: 5 }), isFault: fc.boolean() }), {
      minLength: 20,
      maxLength: 20,
    });
    fc.assert(
      fc.property(anyOrder, portions, fc.integer(), (start, plan, seed) => {
        let now = start;
        let back = 0;
        const waiting = everyUnit(start).sort(
          (a, b) =>
            (((a.unit + 7) * seed) % 11) - (((b.unit + 7) * seed) % 11) || (a.lineId < b.lineId ? 1 : -1),
        );
        for (const { units: count, isFault } of plan) {
          const portion = waiting.splice(0, count);
          if (portion.length === 0) break;
          const going = new Map<string, number[]>();
          for (const { lineId, unit } of portion) going.set(lineId, [...(going.get(lineId) ?? []), unit]);
          const refund = refundOfUnits(now, going, { isFault });
          expect(refund.totalFen).toBeGreaterThanOrEqual(0);
          back += refund.totalFen;
          now = after(now, refund.settles);
          expect(back).toBeLessThanOrEqual(paidFor(start));
        }
        for (const { units, settled } of now.lines) expect(settled.length).toBeLessThanOrEqual(units.length);
      }),
      { numRuns: 500 },
    );
  });

  it('refunds unit by unit add up to exactly what was paid when the shop is at fault', () =>
    fc.assert(
      fc.property(anyOrder, fc.boolean(), (start, isReversed) => {
        let now = start;
        let back = 0;
        const units = everyUnit(start);
        for (const { lineId, unit } of isReversed ? units.reverse() : units) {
          const refund = refundOfUnits(now, new Map([[lineId, [unit]]]), { isFault: true });
          back += refund.totalFen;
          now = after(now, refund.settles);
        }
        expect(back).toBe(paidFor(start));
        expect(pickUnits(now.lines[0]!.units.length, now.lines[0]!.settled, 1)).toBeNull();
      }),
    ));
});

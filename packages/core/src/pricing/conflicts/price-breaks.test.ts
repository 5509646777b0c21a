import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fen } from '../../shared/index.ts';
import type { Conflict } from './model.ts';
import { describeBreaks, isWorse, priceBreaksOf } from './price-breaks.ts';

const worst = (paid: number, cost: number) => ({
  ...{ listPrice: fen(100_00), unitPrice: fen(100_00), promotion: fen(0), coupon: fen(0), points: fen(0) },
  ...{ paid: fen(paid), cost: fen(cost) },
});
const conflict = (
  kind: Conflict['kind'],
  skus: [string, number, number][],
  skuCount = skus.length,
): Conflict => ({
  ...{ kind, severity: 'error', offers: [], title: '', detail: '', skuCount },
  skus: skus.map(([skuId, paid, cost]) => ({ skuId, name: skuId, worst: worst(paid, cost) })),
});

describe('prices below cost or floor', () => {
  it('are counted, the worst first; other conflicts need nobody', () => {
    const breaks = priceBreaksOf([
      conflict('two-unit-prices', [['x', 1, 100]]),
      conflict('below-floor', [['a', 55_00, 50_00]], 30),
      conflict('below-cost', [
        ['b', 40_00, 50_00],
        ['c', 20_00, 50_00],
      ]),
    ]);
    expect(breaks).toMatchObject({ belowCost: 2, belowFloor: 30, lossFen: 30_00 });
    expect(breaks?.skus.map(({ skuId }) => skuId)).toEqual(['c', 'b', 'a']);
    expect(priceBreaksOf([conflict('two-unit-prices', [['x', 1, 100]])])).toBeNull();
  });
  it('are described without costs to those who may not read them', () => {
    const breaks = priceBreaksOf([conflict('below-cost', [['b', 40_00, 50_00]])]);
    if (!breaks) throw new Error('nothing found');
    expect(describeBreaks(breaks, true)[1]?.value).toBe('到手 ¥40.00，成本 ¥50.00，每件亏 ¥10.00');
    expect(describeBreaks(breaks, false)[1]?.value).toBe('到手 ¥40.00');
  });
  it('are worse when any of the figures grows, never when all stay or fall', () => {
    const figure = fc.record({
      belowCost: fc.nat(50),
      belowFloor: fc.nat(50),
      lossFen: fc.integer({ min: -9_999, max: 9_999 }),
    });
    fc.assert(
      fc.property(figure, fc.nat(9), fc.nat(9), fc.nat(9), (seen, cost, floor, loss) => {
        const now = {
          belowCost: seen.belowCost + cost,
          belowFloor: seen.belowFloor + floor,
          lossFen: seen.lossFen + loss,
        };
        expect(isWorse(seen, now)).toBe(cost + floor + loss > 0);
        expect(isWorse(now, seen)).toBe(false);
      }),
    );
    expect(isWorse({ belowCost: 0, belowFloor: 1, lossFen: 0 }, null)).toBe(false);
  });
});

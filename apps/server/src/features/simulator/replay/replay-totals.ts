import type { simulatorContract } from '@huarong/contract/admin/simulator';
import type { Output } from '@huarong/contract/kit';
import type { ReplayedBasket } from './price-baskets.ts';

export type ReplayResult = NonNullable<Output<(typeof simulatorContract)['replay']>['result']>;

const STEPS_YUAN = [0, 200, 300, 400, 600, 1000] as const;
const MOST_LISTED = 100;
const isTouched = ({ payable, reason }: ReplayedBasket) =>
  payable.with !== payable.without || reason === '得到赠品';

/** Adds up replayed baskets, slice by slice. */
export function createReplayTotals() {
  const totals = {
    baskets: 0,
    touched: 0,
    dearer: 0,
    payable: { without: 0, with: 0 },
    discount: { without: 0, with: 0 },
    belowCost: { without: 0, with: 0, unknown: 0 },
    spread: STEPS_YUAN.map((fromYuan) => ({ fromYuan, without: 0, with: 0 })),
  };
  let most: ReplayedBasket[] = [];
  const changeOf = ({ payable }: ReplayedBasket) => Math.abs(payable.with - payable.without);
  return {
    add(slice: readonly ReplayedBasket[]): void {
      for (const basket of slice) {
        const { payable, discount, isBelowCost } = basket;
        totals.baskets += 1;
        if (isTouched(basket)) totals.touched += 1;
        if (payable.with > payable.without) totals.dearer += 1;
        for (const side of ['without', 'with'] as const) {
          totals.payable[side] += payable[side];
          totals.discount[side] += discount[side];
          totals.belowCost[side] += isBelowCost?.[side] ? 1 : 0;
          const step = totals.spread.findLast(({ fromYuan }) => payable[side] >= fromYuan * 100);
          if (step) step[side] += 1;
        }
        if (isBelowCost === null) totals.belowCost.unknown += 1;
      }
      most = [...most, ...slice.filter(isTouched)]
        .sort((a, b) => changeOf(b) - changeOf(a) || (a.orderId < b.orderId ? 1 : -1))
        .slice(0, MOST_LISTED);
    },
    finish: (skippedLines: number, milliseconds: number): ReplayResult => ({
      ...totals,
      most: most.map(({ orderId, paidAt, units, payable, reason }) => ({
        orderId,
        paidAt: new Date(paidAt).toISOString(),
        units,
        without: payable.without,
        with: payable.with,
        reason,
      })),
      skippedLines,
      milliseconds: Math.round(milliseconds),
    }),
  };
}

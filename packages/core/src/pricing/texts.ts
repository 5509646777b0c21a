import { fen, STORE, toYuan } from '../shared/index.ts';
import type { CardType } from './model/card.ts';
import type { Missing } from './model/order-report.ts';
import type { PricedLine } from './model/priced-order.ts';
import type { FullAmountBenefit, Threshold } from './model/promotion.ts';

/** Price texts shown to shoppers. */
export const yuan = (amount: number): string => `${toYuan(fen(amount))} 元`;

export const missingText = (missing: Missing): string =>
  missing.kind === 'amount' ? yuan(missing.amount) : `${missing.quantity} 件`;

/** 差 20.00 元可用 */
export const notReachedText = (missing: Missing): string => `差 ${missingText(missing)}可用`;

/** 秒杀价; 秒杀价（2 件） when the quota ended within the line. */
export const unitPriceLabel = ({ unitPriceReason: { label, units }, quantity }: PricedLine): string =>
  units < quantity ? `${label}（${units} 件）` : label;

export const cardNames = (cards: readonly CardType[]): string =>
  cards.map((card) => STORE.cards[card].name).join('、');

const reachText = (reach: Threshold): string =>
  reach.kind === 'quantity'
    ? `满 ${reach.quantity} 件`
    : reach.amount === 0
      ? ''
      : `满 ${yuan(reach.amount)}`;

/** 85 → 8.5 折; 50 → 半价 */
const percentText = (percent: number): string =>
  percent === 0 ? '免费' : percent === 50 ? '半价' : `${percent / 10} 折`;

/** 满 599.00 元减 80.00 元 × 2 */
export function appliedText(reach: Threshold, benefit: FullAmountBenefit, times: number): string {
  switch (benefit.kind) {
    case 'amountOff':
      return `${reachText(reach)}减 ${yuan(benefit.amount)}${times > 1 ? ` × ${times}` : ''}`;
    case 'payPercent':
      return `${reachText(reach)}享 ${benefit.percent / 10} 折`;
    case 'nthUnit':
      return `第 ${benefit.nth} 件${percentText(benefit.percent)}${times > 1 ? ` × ${times}` : ''}`;
  }
}

/** 再买 329.00 元，可减 240.00 元; when the saving depends on the added items, the offer is named instead. */
export function nextTierText(missing: Missing, benefit: FullAmountBenefit, saves: number | null): string {
  const more = `再买 ${missingText(missing)}`;
  if (saves !== null) return `${more}，可减 ${yuan(saves)}`;
  return benefit.kind === 'nthUnit'
    ? `${more}，第 ${benefit.nth} 件${percentText(benefit.percent)}`
    : `${more}，可享 ${benefit.kind === 'payPercent' ? percentText(benefit.percent) : '优惠'}`;
}

/** 再买 38.00 元，可选 1 件赠品 */
export const nextGiftText = (
  missing: Missing,
  benefit: { choose: number; gifts: readonly unknown[] },
): string =>
  benefit.choose < benefit.gifts.length
    ? `再买 ${missingText(missing)}，可选 ${benefit.choose} 件赠品`
    : `再买 ${missingText(missing)}，可得赠品`;

export const nextExtraBuyText = (missing: Missing): string => `再买 ${missingText(missing)}，可加价换购`;

export const ONE_COUPON_ONLY = '每单限用一张优惠券或一个优惠码';

import type { CouponOffer } from '@huarong/contract/coupons';
import { plainYuan } from '@huarong/core/content';
import { fen, fromYuan, ZERO } from '@huarong/core/shared';

const fromText = (threshold: string): string => {
  const amount = fromYuan(threshold) ?? ZERO;
  return amount === ZERO ? '' : `满 ${plainYuan(amount)} `;
};

/** As short as a row of three allows: `满 299 减 50`, `满 599 享 8.8折`, `免邮券`. */
export function shortCouponText({ kind, face, threshold, title }: CouponOffer): string {
  if (kind === 'amountOff') return `${fromText(threshold)}减 ${face}`;
  if (kind === 'percentOff') return `${fromText(threshold)}享 ${face}`;
  return kind === 'freeFreight' ? '免邮券' : title;
}

/** `满 599 可用，本商品还差 ¥309`; `subtotal` in fen. */
export function couponConditionText({ threshold }: Pick<CouponOffer, 'threshold'>, subtotal: number): string {
  const from = fromYuan(threshold) ?? ZERO;
  if (from === ZERO) return '无门槛';
  const missing = from - subtotal;
  return `满 ${plainYuan(from)} 可用${missing > 0 ? `，本商品还差 ¥${plainYuan(fen(missing))}` : ''}`;
}

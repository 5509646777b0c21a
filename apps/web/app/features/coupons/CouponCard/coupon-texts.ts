import type { Coupon } from '@huarong/contract/coupons';
import { plainYuan } from '@huarong/core/content';
import {
  DAY_MS,
  fromYuan,
  STORE,
  shanghaiDate,
  shanghaiTime,
  startOfShanghaiDay,
  ZERO,
} from '@huarong/core/shared';

export const KIND_NAMES: Record<Coupon['kind'], string> = {
  amountOff: '满减券',
  percentOff: '折扣券',
  exchange: '兑换券',
  freeFreight: '免邮券',
};

const plain = (amount: string): string => plainYuan(fromYuan(amount) ?? ZERO);

/** Under the face value: the threshold, or the maximum discount. */
export const couponTerms = ({ threshold, cap }: Pick<Coupon, 'threshold' | 'cap'>): string => {
  if (cap !== undefined) return `至多减 ¥${plain(cap)}`;
  return Number(threshold) > 0 ? `满 ${plain(threshold)} 可用` : '无门槛';
};

/** A coupon that ends at midnight is valid until the last minute of the day before. */
const lastMoment = (validTo: string) => new Date(Date.parse(validTo) - 1_000);

const SOON_DAYS = STORE.coupons.expiringSoonDays;

/** `2026-10-31 已过期`: the last day on which the coupon was valid. */
export const expiredText = (validTo: string): string => `${shanghaiDate(lastMoment(validTo))} 已过期`;

/** Validity of a coupon that has not expired; in the last days with the hour and the days left. */
export function validityText(validTo: string, now: Date): { text: string; isSoon: boolean } {
  const end = lastMoment(validTo);
  const day = shanghaiDate(end);
  const isSoon = Date.parse(validTo) - now.getTime() <= SOON_DAYS * DAY_MS;
  if (!isSoon) return { text: `至 ${day}`, isSoon };
  const days = Math.round((startOfShanghaiDay(end).getTime() - startOfShanghaiDay(now).getTime()) / DAY_MS);
  const when = `${day} ${shanghaiTime(end)} 到期`;
  return { text: `${when}，${days > 0 ? `还剩 ${days} 天` : '就在今天'}`, isSoon };
}

/** `202610221925205181` → `202610…5181` */
export const shortOrderId = (orderId: string): string =>
  orderId.length > 12 ? `${orderId.slice(0, 6)}…${orderId.slice(-4)}` : orderId;

import type { UserInfo } from '@huarong/contract/identity';
import { amountText, countText } from './amount-text.ts';

interface WalletEntry {
  name: string;
  path: string;
  value: string;
}

/** Points, coupons, balance and favourites of a member, each with its page. */
export const walletEntries = (info: UserInfo): WalletEntry[] => [
  { name: '积分', path: '/myAccount/integralFlow', value: countText(info.points) },
  { name: '优惠券', path: '/myAccount/coupon', value: countText(info.couponCount) },
  ...(info.storedBalance === undefined
    ? []
    : [{ name: '储值卡', path: '/restMyCard', value: amountText(info.storedBalance) }]),
  ...(info.favouriteCount === undefined
    ? []
    : [{ name: '收藏', path: '/myAccount/favorite', value: countText(info.favouriteCount) }]),
];

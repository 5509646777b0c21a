import { CouponValidity } from '@huarong/core/coupons';
import { pageIn } from '../../platform/pages/read-query.ts';

export interface CouponsQuery {
  valid: CouponValidity;
  place: 'online' | 'store';
  page: number;
}

/** Store coupons use other numbers: usable 1 → 1, used 0 → 2, expired 2 → 3. */
export const offlineValid = (valid: CouponsQuery['valid']): 1 | 2 | 3 =>
  (({ [CouponValidity.Usable]: 1, [CouponValidity.Used]: 2, [CouponValidity.Expired]: 3 }) as const)[valid];

/** Invalid values fall back to the first page of usable coupons. */
export function readCouponsQuery(search: URLSearchParams): CouponsQuery {
  const valid = search.get('valid');
  return {
    valid: Object.values(CouponValidity).find((code) => String(code) === valid) ?? CouponValidity.Usable,
    place: search.get('place') === 'store' ? 'store' : 'online',
    page: pageIn(search),
  };
}

/** Path of the page with a change; another tab starts at page 1. */
export function couponsPath(query: CouponsQuery, change: Partial<CouponsQuery>): string {
  const next = { ...query, page: 1, ...change };
  const search = new URLSearchParams({
    valid: String(next.valid),
    ...(next.place === 'store' && { place: 'store' }),
    ...(next.page > 1 && { page: String(next.page) }),
  });
  return `/myAccount/coupon?${search}`;
}

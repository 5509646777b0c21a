import { defineQuery, oneOf, pageNumber, type QueryOf } from '../../platform/pages/define-query.ts';

const couponsQuery = defineQuery({
  /** 1 usable, 0 used, 2 expired. */
  valid: { ...oneOf([0, 1, 2], 1), isAlwaysWritten: true },
  place: oneOf(['online', 'store'], 'online'),
  page: pageNumber,
});

export type CouponsQuery = QueryOf<typeof couponsQuery>;
export const readCouponsQuery = couponsQuery.read;
export const couponsPath = couponsQuery.pathAt('/myAccount/coupon');

/** Store coupons use other numbers: usable 1 → 1, used 0 → 2, expired 2 → 3. */
export const offlineValid = (valid: CouponsQuery['valid']): 1 | 2 | 3 =>
  (({ 1: 1, 0: 2, 2: 3 }) as const)[valid];

import type { CentreOffer } from '@huarong/contract/coupons';

/** A coupon for points is bought, not claimed. */
export const isFreeToClaim = ({ state, points }: Pick<CentreOffer, 'state' | 'points'>): boolean =>
  state === 'claimable' && points === undefined;

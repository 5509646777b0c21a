export type CouponState = 'claimable' | 'claimed' | 'usable' | 'gone' | 'expired' | 'used';

/** Style and button label of each state; only `claimable` and `usable` can be pressed. */
export const COUPON_STATES: Record<CouponState, { action: string; look: 'open' | 'held' | 'dead' }> = {
  claimable: { action: '领取', look: 'open' },
  claimed: { action: '已领取', look: 'held' },
  usable: { action: '去使用', look: 'held' },
  gone: { action: '已领完', look: 'dead' },
  expired: { action: '已过期', look: 'dead' },
  used: { action: '已使用', look: 'dead' },
};

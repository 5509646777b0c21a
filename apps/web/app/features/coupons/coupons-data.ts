import type { CouponOffer } from '@huarong/contract/coupons';
import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { unwrapReply } from '../../platform/session/unwrap-reply.ts';
import { offlineValid, readCouponsQuery } from './coupons-query.ts';

const PAGE_SIZE = 10;

const isClaimable = ({ claimed, eligible, claimedShare }: CouponOffer) =>
  eligible && !claimed && claimedShare < 100;

/** The requested coupons, the number of usable ones in the other place, and the claimable offers. */
export async function loadCoupons(api: Api, { url }: PageArgs) {
  const query = readCouponsQuery(url.searchParams);
  const page = { pageNo: query.page, pageSize: PAGE_SIZE };
  const onlyCounts = { pageNo: 1, pageSize: 1 };
  const isOnline = query.place === 'online';
  const [online, offline, offersReply] = await Promise.all([
    api.coupons.list(isOnline ? { ...page, valid: query.valid } : onlyCounts),
    api.coupons.offline(isOnline ? onlyCounts : { ...page, valid: offlineValid(query.valid) }),
    api.coupons.deposit({}),
  ]);
  return {
    query,
    coupons: unwrapReply(isOnline ? online : offline),
    otherPlaceCount: unwrapReply(isOnline ? offline : online).counts.usable,
    // Optional: the page works without offers.
    offers: offersReply.ok ? offersReply.value.list.filter(isClaimable) : [],
  };
}

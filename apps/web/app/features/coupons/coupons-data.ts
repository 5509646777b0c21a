import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { unwrapReply } from '../../platform/session/unwrap-reply.ts';
import { offlineValid, readCouponsQuery } from './coupons-query.ts';
import { isFreeToClaim } from './is-free-to-claim.ts';

const PAGE_SIZE = 10;

/** The requested coupons, the number of usable ones in the other place, and the claimable offers. */
export async function loadCoupons(api: Api, { url }: PageArgs) {
  const query = readCouponsQuery(url.searchParams);
  const page = { pageNo: query.page, pageSize: PAGE_SIZE };
  const onlyCounts = { pageNo: 1, pageSize: 1 };
  const isOnline = query.place === 'online';
  const [online, offline, centre] = await Promise.all([
    api.coupons.list(isOnline ? { ...page, valid: query.valid } : onlyCounts),
    api.coupons.offline(isOnline ? onlyCounts : { ...page, valid: offlineValid(query.valid) }),
    api.coupons.centre({}),
  ]);
  return {
    query,
    coupons: unwrapReply(isOnline ? online : offline),
    otherPlaceCount: unwrapReply(isOnline ? offline : online).counts.usable,
    // Those of the claim centre, so that both name one number. Optional: the page works without offers.
    offers: centre.ok ? [...centre.value.offers, ...centre.value.drops].filter(isFreeToClaim) : [],
  };
}

import type { Api } from '../../platform/api/index.ts';
import { given } from '../../platform/session/given.ts';

const SUGGESTED = 4;
const SHOWN = 2;
/** The most urgent of them is looked for among so many. */
const MOST_UNPAID = 20;
const first = (pageSize: number) => ({ pageNo: 1, pageSize });

/** What there is of a part of the page; a part that cannot be had is left out, the page comes all the same. */
const part = <Value>(reply: { ok: true; value: Value } | { ok: false }): Value | null =>
  reply.ok ? reply.value : null;

/** Who the member is, what they have, and what waits for them. */
export async function loadMemberHome(api: Api) {
  const [info, unpaid, unreceived, coupons, points, card, stored, favourites, cheaper, suggested] =
    await Promise.all([
      api.identity.userInfo({}),
      api.orders.paging({ orderStatus: 'unpaid', orderTime: 'A', ...first(MOST_UNPAID) }),
      api.orders.paging({ orderStatus: 'unreceived', orderTime: 'A', ...first(1) }),
      api.coupons.list({ valid: 1, ...first(SHOWN) }),
      api.points.summary({}),
      api.memberCard.memberCard({}),
      api.payment.silkpayCardList({}),
      api.favourites.list(first(1)),
      api.favourites.list({ filter: 'cheaper', ...first(SHOWN) }),
      api.catalogue.recommend({ scene: 'guess-you-like', ...first(SUGGESTED) }),
    ]);
  return {
    info: given(info),
    unpaid: part(unpaid),
    unreceived: part(unreceived),
    coupons: part(coupons),
    points: part(points),
    card: part(card),
    stored: part(stored),
    favourites: part(favourites)?.total ?? null,
    cheaper: part(cheaper)?.list ?? [],
    suggested: part(suggested),
  };
}
export type MemberHomeData = Awaited<ReturnType<typeof loadMemberHome>>;

import type { Api } from '../../../platform/api/index.ts';
import { given } from '../../../platform/session/unwrap-reply.ts';

const SUGGESTED = 4;
const SHOWN = 2;
/** The most urgent of them is looked for among so many. */
const AT_MOST = 20;
const first = (pageSize: number) => ({ pageNo: 1, pageSize });

/** What there is of a part of the page; a part that cannot be had is left out, the page comes all the same. */
const part = <Value>(reply: { ok: true; value: Value } | { ok: false }): Value | null =>
  reply.ok ? reply.value : null;

/** Who the member is, what they have, and what waits for them. */
export async function loadMemberHome(api: Api) {
  const [info, orders, purse, kept] = await Promise.all([
    api.identity.userInfo({}),
    loadOrders(api),
    loadPurse(api),
    loadKept(api),
  ]);
  return { info: given(info), ...orders, ...purse, ...kept };
}
export type MemberHomeData = Awaited<ReturnType<typeof loadMemberHome>>;

async function loadOrders(api: Api) {
  const [unpaid, unreceived, returns] = await Promise.all([
    api.orders.paging({ orderStatus: 'unpaid', orderTime: 'A', ...first(AT_MOST) }),
    api.orders.paging({ orderStatus: 'unreceived', orderTime: 'A', ...first(1) }),
    api.returns.list({ tab: 'processing', ...first(AT_MOST) }),
  ]);
  return { unpaid: part(unpaid), unreceived: part(unreceived), returns: part(returns) };
}

async function loadPurse(api: Api) {
  const [coupons, points, card, stored] = await Promise.all([
    api.coupons.list({ valid: 1, ...first(SHOWN) }),
    api.points.summary({}),
    api.memberCard.memberCard({}),
    api.payment.silkpayCardList({}),
  ]);
  return { coupons: part(coupons), points: part(points), card: part(card), stored: part(stored) };
}

async function loadKept(api: Api) {
  const [vanity, cheaper, reminders, suggested] = await Promise.all([
    api.account.vanity({}),
    api.favourites.list({ filter: 'cheaper', ...first(SHOWN) }),
    api.reminders.list(first(AT_MOST)),
    api.catalogue.recommend({ scene: 'guess-you-like', ...first(SUGGESTED) }),
  ]);
  return {
    vanity: part(vanity),
    cheaper: part(cheaper)?.list ?? [],
    arrived: part(reminders)?.list.filter(({ state }) => state === 'arrived') ?? [],
    suggested: part(suggested),
  };
}

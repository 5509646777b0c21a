import { CouponValidity } from '@huarong/core/coupons';
import type { Api } from '../../../platform/api/index.ts';
import { unwrapReply } from '../../../platform/session/unwrap-reply.ts';
import { fetchGuessYouLike } from '../../catalogue/index.ts';

const SUGGESTION_COUNT = 4;
const SHOWN_COUNT = 2;
/** How many are fetched to find the most urgent one. */
const MAX_FETCHED = 20;
const firstPage = (pageSize: number) => ({ pageNo: 1, pageSize });

/** A failed part of the page is left out; the rest still loads. */
const valueOrNull = <Value>(reply: { ok: true; value: Value } | { ok: false }): Value | null =>
  reply.ok ? reply.value : null;

/** The member, their balances and the tasks waiting for them. */
export async function loadMemberHome(api: Api) {
  const [info, orders, wallet, products] = await Promise.all([
    api.identity.userInfo({}),
    loadOrders(api),
    loadWallet(api),
    loadProducts(api),
  ]);
  return { info: unwrapReply(info), ...orders, ...wallet, ...products };
}
export type MemberHomeData = Awaited<ReturnType<typeof loadMemberHome>>;

async function loadOrders(api: Api) {
  const [unpaid, unreceived, returns] = await Promise.all([
    api.orders.paging({ orderStatus: 'unpaid', orderTime: 'A', ...firstPage(MAX_FETCHED) }),
    api.orders.paging({ orderStatus: 'unreceived', orderTime: 'A', ...firstPage(1) }),
    api.returns.list({ tab: 'processing', ...firstPage(MAX_FETCHED) }),
  ]);
  return { unpaid: valueOrNull(unpaid), unreceived: valueOrNull(unreceived), returns: valueOrNull(returns) };
}

async function loadWallet(api: Api) {
  const [coupons, points, card, stored] = await Promise.all([
    api.coupons.list({ valid: CouponValidity.Usable, ...firstPage(MAX_FETCHED) }),
    api.points.summary({}),
    api.memberCard.memberCard({}),
    api.payment.silkpayCardList({}),
  ]);
  return {
    coupons: valueOrNull(coupons),
    points: valueOrNull(points),
    card: valueOrNull(card),
    stored: valueOrNull(stored),
  };
}

async function loadProducts(api: Api) {
  const [vanity, cheaper, reminders, suggested] = await Promise.all([
    api.account.vanity({}),
    api.favourites.list({ filter: 'cheaper', ...firstPage(SHOWN_COUNT) }),
    api.reminders.list(firstPage(MAX_FETCHED)),
    fetchGuessYouLike(api, SUGGESTION_COUNT),
  ]);
  return {
    vanity: valueOrNull(vanity),
    cheaper: valueOrNull(cheaper)?.list ?? [],
    arrived: valueOrNull(reminders)?.list.filter(({ state }) => state === 'arrived') ?? [],
    suggested: valueOrNull(suggested),
  };
}

import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { monthsInput } from '../../platform/pages/period.ts';
import { unwrapReply } from '../../platform/session/unwrap-reply.ts';
import { type LedgerQuery, readLedgerQuery } from './stored-cards-query.ts';

const PAGE_SIZE = 10;

/** The cards and totals, a page of the ledger, the current member card number, and the number of unpaid orders. */
export async function loadStoredCards(api: Api, { url }: PageArgs) {
  const query = readLedgerQuery(url.searchParams);
  const [cards, ledger, memberCard, unpaid] = await Promise.all([
    api.payment.silkpayCardList({}),
    loadLedger(api, query),
    api.memberCard.memberCard({}),
    api.orders.paging({ orderStatus: 'unpaid', orderTime: 'A', pageNo: 1, pageSize: 1 }),
  ]);
  return {
    query,
    ...unwrapReply(cards),
    ledger,
    memberCardNumber: unwrapReply(memberCard).cardNumber,
    unpaidOrders: unpaid.ok ? unpaid.value.counts.unpaid : 0,
  };
}

/** An unknown card falls back to the movements of all cards. */
async function loadLedger(api: Api, { cardId, period, page }: LedgerQuery) {
  const input = { pageNo: page, pageSize: PAGE_SIZE, ...monthsInput(period) };
  const reply = await api.payment.silkpayFlow({ ...input, ...(cardId && { cardId }) });
  return !reply.ok && reply.refusal.code === 'stored-card-not-found'
    ? unwrapReply(await api.payment.silkpayFlow(input))
    : unwrapReply(reply);
}

export type StoredCards = Awaited<ReturnType<typeof loadStoredCards>>;

import type { Api } from '../../../platform/api/index.ts';
import type { PageArgs } from '../../../platform/pages/loaders.ts';
import { monthsOf } from '../../../platform/pages/period.ts';
import { given } from '../../../platform/session/unwrap-reply.ts';
import { readReceiptsQuery } from './receipts-query.ts';

const PAGE_SIZE = 10;

export async function loadReceipts(api: Api, { url }: PageArgs) {
  const query = readReceiptsQuery(url.searchParams);
  const wish = { pageNo: query.page, pageSize: PAGE_SIZE, ...monthsOf(query.period) };
  const reply = await api.account.offlineOrders({ ...wish, ...(query.store && { store: query.store }) });
  return { query, receipts: given(reply) };
}

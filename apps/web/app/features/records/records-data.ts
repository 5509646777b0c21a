import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { given } from '../../platform/session/given.ts';

const RECEIPTS = 10;
const PIECES = 25;

const pageIn = (search: URLSearchParams) => Math.max(1, Math.trunc(Number(search.get('page'))) || 1);

export async function loadReceipts(api: Api, { url }: PageArgs) {
  const page = pageIn(url.searchParams);
  return { page, receipts: given(await api.account.offlineOrders({ pageNo: page, pageSize: RECEIPTS })) };
}

export async function loadPurchases(api: Api, { url }: PageArgs) {
  const page = pageIn(url.searchParams);
  const word = (url.searchParams.get('word') ?? '').trim().slice(0, 50);
  const wish = { pageNo: page, pageSize: PIECES, ...(word && { keyword: word }) };
  return { page, word, pieces: given(await api.account.purchaseRecord(wish)) };
}

/** The address of a page of a record; the first page needs no number. */
export function recordPath(path: string, { page = 1, word = '' }: { page?: number; word?: string }): string {
  const query = new URLSearchParams({ ...(word && { word }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `${path}?${query}` : path;
}

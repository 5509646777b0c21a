import type { Api } from '../../platform/api/index.ts';
import { pageIn } from '../../platform/pages/define-query.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { notFound } from '../../platform/pages/not-found.ts';
import { unwrapReply } from '../../platform/session/unwrap-reply.ts';
import { readReturnsQuery } from './list/returns-query.ts';

const PAGE_SIZE = 10;

/** The three tabs: returnable items, returns in progress, ended returns. */
export async function loadReturns(api: Api, { url }: PageArgs) {
  const query = readReturnsQuery(url.searchParams);
  const { tab, page: pageNo } = query;
  if (tab !== 'returnable') {
    const returns = unwrapReply(await api.returns.list({ tab, pageNo, pageSize: PAGE_SIZE }));
    return { query, counts: returns.counts, returns, returnable: null };
  }
  const [returnable, { counts }] = await Promise.all([
    api.returns.returnable({ pageNo, pageSize: PAGE_SIZE }).then(unwrapReply),
    api.returns.list({ tab: 'all', pageNo: 1, pageSize: 1 }).then(unwrapReply),
  ]);
  return { query, counts, returns: null, returnable };
}

export async function loadReturnList(api: Api, { url }: PageArgs) {
  const page = pageIn(url.searchParams);
  return { page, returns: unwrapReply(await api.returns.list({ pageNo: page, pageSize: PAGE_SIZE })) };
}

/** The returnable lines of one sub-order; none when it belongs to another buyer. */
export async function loadApplication(api: Api, { params, url }: PageArgs) {
  const subOrderId = params['subOrderId'] ?? '';
  const { list } = unwrapReply(await api.returns.returnable({ subOrderId, pageNo: 1, pageSize: 50 }));
  return { subOrderId, lines: list, chosen: url.searchParams.get('line') };
}

export async function loadReturn(api: Api, { params }: PageArgs) {
  const reply = await api.returns.detail({ returnId: params['returnId'] ?? '' });
  if (!reply.ok) throw notFound();
  return { detail: reply.value };
}

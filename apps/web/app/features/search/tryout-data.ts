import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { readListingQuery } from './query/listing-query.ts';

/** Fixed by the specification. */
const PAGE_SIZE = 25;

export async function loadTryout(api: Api, { url }: PageArgs) {
  const { pageNo } = readListingQuery(url.searchParams);
  const reply = await api.catalogue.tryout({ pageNo, pageSize: PAGE_SIZE });
  if (!reply.ok) throw new Error(reply.refusal.message);
  return { pageNo, page: reply.value };
}

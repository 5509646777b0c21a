import type { Api } from '../../../platform/api/index.ts';
import type { PageArgs } from '../../../platform/pages/loaders.ts';
import { given } from '../../../platform/session/unwrap-reply.ts';
import { pageIn } from './page-in.ts';

const PAGE_SIZE = 25;
const LONGEST_WORD = 50;

export async function loadPurchases(api: Api, { url: { searchParams } }: PageArgs) {
  const page = pageIn(searchParams);
  const word = (searchParams.get('word') ?? '').trim().slice(0, LONGEST_WORD);
  const wish = { pageNo: page, pageSize: PAGE_SIZE, ...(word && { keyword: word }) };
  return { page, word, pieces: given(await api.account.purchaseRecord(wish)) };
}

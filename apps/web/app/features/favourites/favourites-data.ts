import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { given } from '../../platform/session/unwrap-reply.ts';
import { readFavouritesQuery } from './query/favourites-query.ts';

const PAGE_SIZE = 20;

/** One list of what she keeps an eye on, the one that the address names. */
export async function loadFavourites(api: Api, { url }: PageArgs) {
  const query = readFavouritesQuery(url.searchParams);
  const page = { pageNo: query.page, pageSize: PAGE_SIZE };
  if (query.tab === 'brand')
    return { query, tab: query.tab, brands: given(await api.favourites.brands(page)) } as const;
  if (query.tab === 'history')
    return { query, tab: query.tab, history: given(await api.history.list(page)) } as const;
  if (query.tab === 'reminder')
    return { query, tab: query.tab, reminders: given(await api.reminders.list(page)) } as const;
  const { filter, sort, word } = query;
  const goods = await api.favourites.list({ ...page, filter, sort, ...(word && { keyword: word }) });
  return { query, tab: query.tab, goods: given(goods) } as const;
}

type Loaded = Awaited<ReturnType<typeof loadFavourites>>;
export type SavedGoods = Extract<Loaded, { tab: 'goods' }>['goods'];
export type FollowedBrands = Extract<Loaded, { tab: 'brand' }>['brands'];
export type SeenGoods = Extract<Loaded, { tab: 'history' }>['history'];
export type Reminders = Extract<Loaded, { tab: 'reminder' }>['reminders'];

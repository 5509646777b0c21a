import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { unwrapReply } from '../../platform/session/unwrap-reply.ts';
import { readFavouritesQuery } from './favourites-query.ts';

const PAGE_SIZE = 20;

/** The list of the tab in the URL. */
export async function loadFavourites(api: Api, { url }: PageArgs) {
  const query = readFavouritesQuery(url.searchParams);
  const page = { pageNo: query.page, pageSize: PAGE_SIZE };
  if (query.tab === 'brand')
    return { query, tab: query.tab, brands: unwrapReply(await api.favourites.brands(page)) } as const;
  if (query.tab === 'history')
    return { query, tab: query.tab, history: unwrapReply(await api.history.list(page)) } as const;
  if (query.tab === 'reminder')
    return { query, tab: query.tab, reminders: unwrapReply(await api.reminders.list(page)) } as const;
  const { filter, sort, keyword } = query;
  const products = await api.favourites.list({ ...page, filter, sort, ...(keyword && { keyword }) });
  return { query, tab: query.tab, products: unwrapReply(products) } as const;
}

type Loaded = Awaited<ReturnType<typeof loadFavourites>>;
export type SavedProducts = Extract<Loaded, { tab: 'products' }>['products'];
export type FollowedBrands = Extract<Loaded, { tab: 'brand' }>['brands'];
export type BrowsingHistory = Extract<Loaded, { tab: 'history' }>['history'];
export type Reminders = Extract<Loaded, { tab: 'reminder' }>['reminders'];

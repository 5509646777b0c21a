import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { given } from '../../platform/session/given.ts';
import { type FavouritesQuery, readFavouritesQuery } from './query/favourites-query.ts';

const PAGE_SIZE = 20;
/** The other tabs only tell how much they hold. */
const COUNT_ONLY = { pageNo: 1, pageSize: 1 };

/** One tab in full, the others in number. */
export async function loadFavourites(api: Api, { url }: PageArgs) {
  const query = readFavouritesQuery(url.searchParams);
  const pageOf = (tab: FavouritesQuery['tab']) =>
    tab === query.tab ? { pageNo: query.page, pageSize: PAGE_SIZE } : COUNT_ONLY;
  const [goods, brands, history, reminders] = await Promise.all([
    api.favourites.list({
      ...pageOf('goods'),
      ...(query.tab === 'goods' && { filter: query.filter, ...(query.word && { keyword: query.word }) }),
    }),
    api.favourites.brands(pageOf('brand')),
    api.history.list(pageOf('history')),
    api.reminders.list(pageOf('reminder')),
  ]);
  return {
    query,
    goods: given(goods),
    brands: given(brands),
    history: given(history),
    reminders: given(reminders),
  };
}
export type FavouritesData = Awaited<ReturnType<typeof loadFavourites>>;

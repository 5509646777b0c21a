import { describe, expect, it } from 'vitest';
import { favouritesPath, readFavouritesQuery } from './favourites-query.ts';

const read = (query: string) => readFavouritesQuery(new URLSearchParams(query));

describe('what of her favourites is shown', () => {
  it('is all her goods, to begin with', () =>
    expect(read('')).toEqual({ tab: 'goods', filter: 'all', sort: 'latest', word: '', page: 1 }));

  it.each(['page=0', 'page=1.5', 'page=x', 'tab=coupons', 'filter=cheap', 'sort=random'])(
    'is not changed by %s',
    (query) => expect(read(query)).toEqual(read('')),
  );

  it('begins at page 1 with another filter, and with nothing chosen in another tab', () => {
    const query = read('filter=cheaper&sort=fallen&word=唇&page=3');
    expect(favouritesPath(query, { filter: 'gone' })).toBe(
      `/myAccount/favorite?filter=gone&sort=fallen&word=${encodeURIComponent('唇')}`,
    );
    expect(favouritesPath(query, { tab: 'history' })).toBe('/myAccount/favorite?tab=history');
    expect(favouritesPath(query, { tab: 'goods' })).toBe('/myAccount/favorite');
    expect(favouritesPath(query, { page: 4 })).toContain('page=4');
  });
});

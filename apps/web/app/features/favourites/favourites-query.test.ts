import { describe, expect, it } from 'vitest';
import { favouritesPath, readFavouritesQuery } from './favourites-query.ts';

const read = (query: string) => readFavouritesQuery(new URLSearchParams(query));

describe('the query of the favourites page', () => {
  it('defaults to all saved products', () =>
    expect(read('')).toEqual({ tab: 'products', filter: 'all', sort: 'latest', keyword: '', page: 1 }));

  it.each(['page=0', 'page=1.5', 'page=x', 'tab=coupons', 'filter=cheap', 'sort=random'])(
    'ignores the invalid value %s',
    (query) => expect(read(query)).toEqual(read('')),
  );

  it('returns to page 1 with another filter, and resets filters in another tab', () => {
    const query = read('filter=cheaper&sort=fallen&word=唇&page=3');
    expect(favouritesPath(query, { filter: 'gone' })).toBe(
      `/myAccount/favorite?filter=gone&sort=fallen&word=${encodeURIComponent('唇')}`,
    );
    expect(favouritesPath(query, { tab: 'history' })).toBe('/myAccount/favorite?tab=history');
    expect(favouritesPath(query, { tab: 'products' })).toBe('/myAccount/favorite');
    expect(favouritesPath(query, { page: 4 })).toContain('page=4');
  });
});

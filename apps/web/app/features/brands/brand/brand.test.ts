import { describe, expect, it } from 'vitest';
import { brandIdOfSlug, brandIdOfStory, isSamePath } from './brand-path.ts';
import { filtersToSend, hasFilters, productsPath, readProductsQuery, toggleSort } from './products-query.ts';

describe('brand URLs', () => {
  it.each([
    ['SOLÈNEARDEY-1071', '1071'],
    ['NO-42-1088', '1088'],
    ['1071', '1071'],
    ['SOLÈNEARDEY', null],
    ['SOLÈNEARDEY-', null],
    ['X-1234567890', null],
    ['X-12a', null],
    [undefined, null],
  ])('the slug %s gives the brand id %s', (slug, id) => expect(brandIdOfSlug(slug)).toBe(id));

  it.each([
    ['1071.html', '1071'],
    ['1071', null],
    ['1071.htm', null],
    ['x1071.html', null],
  ])('the story file %s gives the brand id %s', (file, id) => expect(brandIdOfStory(file)).toBe(id));

  it('compares paths decoded, and treats another name or a missing trailing slash as different', () => {
    expect(isSamePath('/brand/SOL%c3%88NEARDEY-1/', '/brand/SOL%C3%88NEARDEY-1/')).toBe(true);
    expect(isSamePath('/brand/SOLENEARDEY-1/', '/brand/SOL%C3%88NEARDEY-1/')).toBe(false);
    expect(isSamePath('/brand/SOL%C3%88NEARDEY-1', '/brand/SOL%C3%88NEARDEY-1/')).toBe(false);
    expect(isSamePath('/brand/%E0%A4%A-1/', '/brand/X-1/')).toBe(false);
  });
});

describe('the product query of a brand page', () => {
  const categories = [{ categoryId: '6000203' }];
  const read = (query: string) => readProductsQuery(new URLSearchParams(query), categories);

  it('reads category, sort order and page', () =>
    expect(read('category=6000203&sort=priceDesc&page=3')).toEqual({
      category: '6000203',
      sort: 'priceDesc',
      isInStockOnly: false,
      isWithGift: false,
      page: 3,
    }));

  it('reads and writes the filters, and sends them to the search', () => {
    const query = read('stock=1&gift=1');
    expect(filtersToSend(query)).toBe('stock:in;promotion:gift');
    expect(productsPath('/brand/X-1/', query)).toBe('/brand/X-1/?stock=1&gift=1');
    expect(productsPath('/brand/X-1/', { ...query, page: 3 }, { isWithGift: false })).toBe(
      '/brand/X-1/?stock=1',
    );
    expect([hasFilters(query), hasFilters(read('gift=yes')), filtersToSend(read(''))]).toEqual([
      true,
      false,
      '',
    ]);
  });

  it.each(['category=60001', 'stock=yes', 'sort=cheapest', 'page=0', 'page=-1', 'page=1e3', 'page=99999'])(
    'ignores the invalid value %s',
    (query) => expect(read(query)).toEqual(read('')),
  );

  it('omits default values when written to a URL', () => {
    const current = read('category=6000203&sort=sales&page=3');
    expect(productsPath('/brand/X-1/', current, { page: 4 })).toBe(
      '/brand/X-1/?category=6000203&sort=sales&page=4',
    );
    expect(productsPath('/brand/X-1/', current, { sort: 'new' })).toBe(
      '/brand/X-1/?category=6000203&sort=new',
    );
    expect(productsPath('/brand/X-1/', current, { category: null, sort: 'default' })).toBe('/brand/X-1/');
  });

  it('reverses the price order when it is chosen again', () => {
    expect(toggleSort('priceAsc', 'default')).toBe('priceAsc');
    expect(toggleSort('priceAsc', 'priceAsc')).toBe('priceDesc');
    expect(toggleSort('priceAsc', 'priceDesc')).toBe('priceAsc');
    expect(toggleSort('sales', 'sales')).toBe('sales');
  });
});

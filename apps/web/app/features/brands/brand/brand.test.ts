import { describe, expect, it } from 'vitest';
import { brandIdOf, brandIdOfStory, isAt } from './brand-address.ts';
import { goodsPath, readGoodsQuery, sortAfter } from './goods-query.ts';

describe('the address of a brand', () => {
  it.each([
    ['SOLÈNEARDEY-1071', '1071'],
    ['NO-42-1088', '1088'],
    ['1071', '1071'],
    ['SOLÈNEARDEY', null],
    ['SOLÈNEARDEY-', null],
    ['X-1234567890', null],
    ['X-12a', null],
    [undefined, null],
  ])('%s means brand %s', (slug, id) => expect(brandIdOf(slug)).toBe(id));

  it.each([
    ['1071.html', '1071'],
    ['1071', null],
    ['1071.htm', null],
    ['x1071.html', null],
  ])('%s is the story of %s', (file, id) => expect(brandIdOfStory(file)).toBe(id));

  it('is the same in any escape, and another with another name or without its last slash', () => {
    expect(isAt('/brand/SOL%c3%88NEARDEY-1/', '/brand/SOL%C3%88NEARDEY-1/')).toBe(true);
    expect(isAt('/brand/SOLENEARDEY-1/', '/brand/SOL%C3%88NEARDEY-1/')).toBe(false);
    expect(isAt('/brand/SOL%C3%88NEARDEY-1', '/brand/SOL%C3%88NEARDEY-1/')).toBe(false);
    expect(isAt('/brand/%E0%A4%A-1/', '/brand/X-1/')).toBe(false);
  });
});

describe('what of a brand an address asks for', () => {
  const shelves = [{ categoryId: '6000203' }];
  const read = (query: string) => readGoodsQuery(new URLSearchParams(query), shelves);

  it('reads shelf, order and page', () =>
    expect(read('category=6000203&sort=priceDesc&page=3')).toEqual({
      category: '6000203',
      sort: 'priceDesc',
      page: 3,
    }));

  it.each(['category=60001', 'sort=cheapest', 'page=0', 'page=-1', 'page=1e3', 'page=99999'])(
    'does not mind %s',
    (query) => expect(read(query)).toEqual({ category: null, sort: 'default', page: 1 }),
  );

  it('is written back without what goes without saying', () => {
    const now = read('category=6000203&sort=sales&page=3');
    expect(goodsPath('/brand/X-1/', now, { page: 4 })).toBe('/brand/X-1/?category=6000203&sort=sales&page=4');
    expect(goodsPath('/brand/X-1/', now, { sort: 'new' })).toBe('/brand/X-1/?category=6000203&sort=new');
    expect(goodsPath('/brand/X-1/', now, { category: null, sort: 'default' })).toBe('/brand/X-1/');
  });

  it('turns the price round when it is asked for twice', () => {
    expect(sortAfter('priceAsc', 'default')).toBe('priceAsc');
    expect(sortAfter('priceAsc', 'priceAsc')).toBe('priceDesc');
    expect(sortAfter('priceAsc', 'priceDesc')).toBe('priceAsc');
    expect(sortAfter('sales', 'sales')).toBe('sales');
  });
});

import { describe, expect, it } from 'vitest';
import { createPageAddresses } from './page-address.ts';

const { addressOf } = createPageAddresses({
  '': [],
  'category/:categoryId': ['brand', 'sort'],
  search: ['k'],
  'brand/story/:file': [],
  'brand/:slug': ['page'],
  'guest/:page/:id?': ['orderId'],
  '*': [],
});

describe('a page address', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=weibo&utm_medium=cpc', '/'],
    ['/?a=random', '/'],
    ['/search/?k=abc&utm_term=x', '/search/?k=abc'],
    ['/search?k=abc', '/search?k=abc'],
    ['/category/60001/?sort=new&brand=2', '/category/60001/?brand=2&sort=new'],
    ['/category/60001/?brand=2&sort=new', '/category/60001/?brand=2&sort=new'],
    ['/Category/60001?page=2&sort=new', '/Category/60001?sort=new'],
    ['/category/60001/?sort=new&sort=old', '/category/60001/?sort=new'],
    ['/search/?k=a%2Bb', '/search/?k=a%2Bb'],
    ['/brand/story/17.html?page=2', '/brand/story/17.html'],
    ['/brand/MaisonAube-17/?page=2', '/brand/MaisonAube-17/?page=2'],
    ['/guest/order?orderId=1&x', '/guest/order?orderId=1'],
    ['/guest/order/1?orderId=1', '/guest/order/1?orderId=1'],
    ['/no/such/page?k=1', '/no/such/page'],
  ])('%s is cached as %s', (url, key) => expect(addressOf(url)).toBe(key));

  it('keeps every parameter but those of campaigns where no page is declared', () => {
    const undeclared = createPageAddresses();
    expect(undeclared.addressOf('/?b=2&a=1&utm_source=weibo')).toBe('/?a=1&b=2');
  });
});

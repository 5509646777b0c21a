import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSource, reportedPage, sourceFrom } from './index.ts';

describe('page kind', () => {
  test.each([
    ['/', 'home', 'home', 'other'],
    ['/?utm_source=a', 'home', 'home', 'other'],
    ['/campaign/niche-fragrance.html', 'campaign', 'campaign', 'Campaign-page'],
    ['/brand/story/17.html', 'campaign', 'campaign', 'Campaign-page'],
    ['/weeklyspecials/', 'weeklyspecials', 'campaign', 'Campaign-page'],
    ['/exclusive/', 'exclusive', 'campaign', 'Campaign-page'],
    ['/rank/60001/', 'rank', 'category', 'List-page'],
    ['/brand/', 'brand', 'brand', 'List-page'],
    ['/brand/MaisonAube-17/?pageNo=2', 'brand', 'brand', 'List-page'],
    ['/hot/?k=5Y%2Bj57qi', 'hot', 'search', 'Search-page'],
    ['/search/?k=5Y%2Bj57qi', 'search', 'search', 'Search-page'],
    ['/product/1001.html?sku=2', 'product', 'pdp', 'Product-detail-page'],
    ['/category/60001/', 'category', 'category', 'List-page'],
    ['/function/brightening/', 'function', 'category', 'Function-page'],
    ['/gift_set/', 'gift_set', 'category', 'List-page'],
    ['/myAccount/coupon', 'myAccount', 'other', 'other'],
    ['/myOrderList', 'myAccount', 'other', 'other'],
    ['/Research', 'myAccount', 'other', 'other'],
    ['/shopcart', 'other', 'other', 'other'],
    ['/searching', 'other', 'other', 'other'],
    ['/help/search', 'other', 'other', 'other'],
    ['/constructor', 'other', 'other', 'other'],
  ])('%s: %s, reported %s in a %s', (path, kind, type, layout) =>
    expect(reportedPage(path)).toEqual({ kind, type, layout }),
  );
});

describe('the tracking source of a visit', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  const none = { utm_source: '', utm_medium: '', utm_campaign: '', utm_content: '', utm_term: '' };

  test('is read from the link with the time of the visit', () =>
    expect(
      sourceFrom(
        '/?utm_source=weibo&utm_medium=cpc&utm_campaign=%E5%8F%8C11&utm_content=a1&utm_term=x+y&gclid=1',
        now,
      ),
    ).toEqual({
      utm_source: 'weibo',
      utm_medium: 'cpc',
      utm_campaign: '双11',
      utm_content: 'a1',
      utm_term: 'x y',
      currentTime: now.getTime(),
    }));
  test('is read when only one field is set', () =>
    expect(sourceFrom('https://www.shop.example/hot/?utm_term=kol', now)).toEqual({
      ...none,
      utm_term: 'kol',
      currentTime: now.getTime(),
    }));
  test.each([
    '/',
    '/?utm_source=',
    '/?utm_source=%20',
    '/?UTM_SOURCE=x',
    '/?x=utm_source',
    '/#utm_source=x',
    'http://[',
    '',
  ])('is null for the link %j', (url) => expect(sourceFrom(url, now)).toBeNull());
  test('is cut to what a cookie can hold, without control characters', () => {
    const source = sourceFrom(`/?utm_source=${'花'.repeat(500)}&utm_medium=a%00%0D%0Ab`, now);
    expect(source?.utm_source).toBe('花'.repeat(64));
    expect(source?.utm_medium).toBe('ab');
  });
  test('is unchanged after being stored and read', () => {
    const source = sourceFrom('/?utm_source=weibo', now);
    expect(readSource(JSON.parse(JSON.stringify(source)))).toEqual(source);
  });
  test.each([
    null,
    'x',
    7,
    [],
    {},
    { utm_source: 'x' },
    { utm_source: 'x', currentTime: 'soon' },
    { utm_source: {}, currentTime: 1 },
  ])('is ignored when the cookie holds %j', (stored) => expect(readSource(stored)).toBeNull());
  test('never throws and always fits one cookie', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'binary', maxLength: 300 }),
        (url, value) => {
          sourceFrom(url, now);
          const all = Object.fromEntries(Object.keys(none).map((field) => [field, value]));
          const source = sourceFrom(`/?${new URLSearchParams(all)}`, now);
          expect(encodeURIComponent(JSON.stringify(source)).length).toBeLessThan(4_000);
        },
      ),
    );
  });
});

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkLink, type LinkDirectory } from '../index.ts';

const directory: LinkDirectory = {
  category: (id) =>
    (({ '60001': 'live', '60002': 'hidden', '60009': { movedTo: '60001' } }) as const)[id] ?? null,
  brandPath: (id) => (id === '1071' ? `/brand/${encodeURIComponent('SOLÈNEARDEY')}-1071/` : null),
  campaign: (slug) => (({ winter: 'live', old: 'hidden' }) as const)[slug] ?? null,
  product: (id) => (({ '207101': 'on-sale', '207102': 'off-sale' }) as const)[id] ?? null,
  bundle: (id) => id === 'case-1',
  effect: (slug) => slug === 'moisture',
};
const stateOf = (link: string) => checkLink(link, directory).state;

it.each([
  ['', 'none'],
  ['#brands', 'fine'],
  ['/', 'fine'],
  ['/register', 'fine'],
  ['/search?keyword=礼盒', 'fine'],
  ['/myAccount/favorite?tab=history', 'fine'],
  ['/guest/order', 'fine'],
  ['/category/60001/', 'fine'],
  ['/category/60001/?sort=sales', 'fine'],
  ['/category/hot_rec/', 'fine'],
  ['/category/60002/', 'dead'],
  ['/category/60009/', 'redirected'],
  ['/category/1/', 'dead'],
  ['/category/', 'dead'],
  ['/rank/60001', 'fine'],
  ['/rank/60009', 'redirected'],
  ['/brand/', 'fine'],
  ['/brand/SOLÈNEARDEY-1071/', 'fine'],
  ['/brand/SOL%C3%88NEARDEY-1071/', 'fine'],
  ['/brand/Solene-1071/', 'redirected'],
  ['/brand/SOLÈNEARDEY-9/', 'dead'],
  ['/brand/story/1071.html', 'fine'],
  ['/brand/story/9.html', 'dead'],
  ['/function/moisture/', 'fine'],
  ['/function/gift/', 'dead'],
  ['/campaign/winter.html', 'fine'],
  ['/campaign/winter', 'dead'],
  ['/campaign/old.html', 'dead'],
  ['/campaign/none.html', 'dead'],
  ['/product/207101.html', 'fine'],
  ['/product/207101.html?sku=1#comments', 'fine'],
  ['/product/207102.html', 'off-sale'],
  ['/product/1.html', 'dead'],
  ['/bundle/case-1.html', 'fine'],
  ['/bundle/case-2.html', 'dead'],
  ['/no-such-page', 'dead'],
  ['/product/207101.html/more', 'dead'],
  ['https://beian.miit.gov.cn/', 'outside'],
  ['http://beian.miit.gov.cn/', 'dead'],
  ['//evil.example/', 'dead'],
  ['/\\evil.example/', 'dead'],
  ['javascript:alert(1)', 'dead'],
  ['/%E0%A4%A', 'dead'],
  ['register', 'dead'],
])('%s is %s', (link, state) => expect(stateOf(link)).toBe(state));

it('names where a redirected link ends, and that place is fine', () => {
  for (const link of ['/category/60009/', '/rank/60009', '/brand/Solene-1071/']) {
    const { to = '' } = checkLink(link, directory);
    expect(stateOf(to)).toBe('fine');
  }
});

it('judges any text, and a query or an anchor changes nothing', () => {
  const paths = fc.oneof(
    fc.constantFrom('/category/60001/', '/category/60009/', '/product/207102.html', '/brand/', '/x', '/'),
    fc.webPath().map((path) => `/${path.replace(/^\/+/, '')}`),
  );
  fc.assert(
    fc.property(paths, fc.webQueryParameters(), (path, query) => {
      expect(stateOf(`${path}?${query}#top`)).toBe(stateOf(path));
    }),
  );
  fc.assert(
    fc.property(fc.string(), (link) => {
      expect(checkLink(link, directory).text).not.toBe('');
    }),
  );
});

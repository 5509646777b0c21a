import { expect, test } from 'vitest';
import { pageMeta, privatePageMeta } from './page-meta.ts';

const matches = [{ loaderData: { origin: 'https://shop.example' } }];
const page = { title: '护肤｜花容', description: '护肤商品', path: '/category/60001/' };

test('a page has a canonical address, a title and a description', () => {
  expect(pageMeta(matches, { ...page, image: '/pictures/a-400.webp' })).toEqual(
    expect.arrayContaining([
      { title: '护肤｜花容' },
      { tagName: 'link', rel: 'canonical', href: 'https://shop.example/category/60001/' },
      { property: 'og:image', content: 'https://shop.example/pictures/a-400.webp' },
    ]),
  );
});

test('a page without an image is shared with a generated one and its size', () => {
  expect(pageMeta(matches, { ...page, share: 'category-60001' })).toEqual(
    expect.arrayContaining([
      { property: 'og:image', content: 'https://shop.example/pictures/share/category-60001.jpg' },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: '护肤｜花容' },
    ]),
  );
  expect(pageMeta(matches, page)).toContainEqual({
    property: 'og:image',
    content: 'https://shop.example/pictures/share/home.jpg',
  });
});

test('breadcrumbs and listed products are structured data', () => {
  const data = pageMeta(matches, {
    ...page,
    crumbs: [{ label: '首页', href: '/' }, { label: '护肤' }],
    products: [{ productId: '7', productName: '面霜', brandNameCN: '艾德玛' }],
  }).flatMap((descriptor) => ('script:ld+json' in descriptor ? [descriptor['script:ld+json']] : []));
  expect(data).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ item: '/' }, { name: '护肤', item: '/category/60001/' }],
    },
    { '@type': 'ItemList', itemListElement: [{ name: '艾德玛 面霜', url: '/product/7.html' }] },
  ]);
});

test('a page without products has no item list', () =>
  expect(pageMeta(matches, { ...page, products: [] }).some((each) => 'script:ld+json' in each)).toBe(false));

test('a private page has a title with the name of the shop and is not indexed', () => {
  expect(privatePageMeta('购物车')).toEqual([
    { title: '购物车｜花容 HUARONG' },
    { name: 'robots', content: 'noindex' },
  ]);
  expect(privatePageMeta('登录', '查看会员价')).toContainEqual({
    name: 'description',
    content: '查看会员价',
  });
});

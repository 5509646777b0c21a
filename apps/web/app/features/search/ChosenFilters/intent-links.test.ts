import { searchPath } from '@huarong/core/search';
import { expect, test } from 'vitest';
import { readListingQuery } from '../query/listing-query.ts';
import { intentLinks } from './intent-links.ts';

const price = { kind: 'price' as const, label: '价格 ≤ ¥500', keywordWithout: '送妈妈 面霜' };
const mother = { kind: 'recipient' as const, label: '送给：妈妈', keywordWithout: '500元以内 面霜' };
const address = { path: '/search/', keyword: '送妈妈 500元以内 面霜' };
const read = (text: string) => readListingQuery(new URLSearchParams(text));

test('a link removes one filter from the keyword and keeps the chosen ones', () => {
  const links = intentLinks(
    { intents: [price, mother], words: '面霜' },
    address,
    read('f=brand:10001&pageNo=3'),
  );
  expect(links?.links.map(({ label }) => label)).toEqual(['价格 ≤ ¥500', '送给：妈妈']);
  expect(links?.links[0]?.href).toBe(`${searchPath('送妈妈 面霜')}&f=brand%3A10001`);
  expect(links?.clearHref).toBe(searchPath('面霜'));
});

test('without words left a link goes to all products', () => {
  const alone = { ...price, keywordWithout: '' };
  const links = intentLinks({ intents: [alone], words: '' }, address, read('sort=sales'));
  expect(links?.links[0]?.href).toBe('/category/hot_rec/?sort=sales');
  expect(links?.clearHref).toBe('/category/hot_rec/?sort=sales');
});

test('a keyword without filters has no links', () =>
  expect(intentLinks({ intents: [] }, address, read(''))).toBeUndefined());

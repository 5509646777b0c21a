import { buildIndex, DEFAULT_WORDS } from '@huarong/search';
import { scoreAll, scoresOf } from '@huarong/search/relevance';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { demoDocuments } from '../../../../../../packages/search/src/testing/demo-documents.ts';
import { createTestApp } from '../../../../testing/index.ts';
import { toShopWords } from './shop-words.ts';
import { listWordGroups } from './word-groups.queries.ts';

let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  shop = await createTestApp({ hasCatalogue: true });
});
afterAll(() => shop.close());

it('begins with the words that came with the shop, and answers the judged queries as with these', async () => {
  const stored = toShopWords(await listWordGroups(shop.database.db));
  expect(stored).toEqual(DEFAULT_WORDS);
  const { documents, brands } = demoDocuments();
  const score = (words?: typeof stored) =>
    scoresOf(scoreAll(buildIndex(documents, brands, words), documents)).overall.ndcg;
  expect(score(stored)).toBe(score());
  expect(score(stored)).toBeGreaterThan(0.991);
  expect(score({ ...stored, twoWay: [] })).toBeLessThan(0.98);
});

it('reaches the answers of the shop when a group is written, also from another process', async () => {
  const total = async () =>
    (
      await shop.app.inject({ url: '/v1/search-service/brand/keyword', query: { keyword: '素颜睡帽' } })
    ).json().results.total;
  expect(await total()).toBe(0);
  await shop.database.db
    .insertInto('search_word_group')
    .values({ kind: 'one-way', words: ['素颜睡帽'], targets: ['面霜'] })
    .execute();
  await vi.waitFor(async () => expect(await total()).toBeGreaterThan(0), { timeout: 10_000 });
});

import { expect, it } from 'vitest';
import { buildIndex } from '../build/build-index.ts';
import { suggest } from '../suggest/suggest.ts';
import { demoDocuments } from '../testing/demo-documents.ts';
import { search } from './search.ts';

const WORDS = '口红 kouhong kh 小赤木 solene solnee 索兰娜唇膏 保湿面霜 護膚 朱砂 控油洗发水 qwrtpsdfg'.split(
  ' ',
);
const ROUNDS = 20;

/** Figures for the eye; machines differ, so nothing is asserted about time. */
it('answers from twenty thousand products', { timeout: 60_000 }, () => {
  const { documents, brands } = demoDocuments(20_000);
  const began = performance.now();
  const index = buildIndex(documents, brands);
  console.log(`${documents.length} products indexed in ${Math.round(performance.now() - began)} ms`);
  const time = (what: string, ask: () => unknown) => {
    for (let round = 0; round < ROUNDS; round += 1) ask();
    const start = performance.now();
    for (let round = 0; round < ROUNDS; round += 1) ask();
    console.log(`${what}: ${((performance.now() - start) / ROUNDS).toFixed(3)} ms`);
  };
  for (const keyword of WORDS)
    time(`${keyword} (${search(index, { keyword }).total})`, () => search(index, { keyword }));
  time('a home category by price', () => search(index, { category: '60001', sort: 'priceAsc' }));
  time('everything', () => search(index, {}));
  time('suggest kou', () => suggest(index, 'kou'));
  expect(search(index, { keyword: '口红' }).total).toBeGreaterThan(100);
});

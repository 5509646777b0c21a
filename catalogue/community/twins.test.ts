import { expect, it } from 'vitest';
import { demoBrandCatalogues } from '../index.ts';
import { buildCommunity } from './index.ts';

/** The greatest share of common trigrams in two texts (Jaccard). */
const MAX_SIMILARITY = 0.5;

const { comments, posts } = buildCommunity(demoBrandCatalogues, new Date('2026-11-18T10:00:00+08:00'));

const numbers = new Map<string, number>();
function trigramsOf(text: string): number[] {
  const bare = text.replace(/[\s\p{P}]/gu, '');
  const found = new Set<number>();
  for (let at = 0; at + 3 <= bare.length; at += 1) {
    const trigram = bare.slice(at, at + 3);
    const number = numbers.get(trigram) ?? numbers.size;
    numbers.set(trigram, number);
    found.add(number);
  }
  return [...found];
}

/** The most similar pair; only texts with a common trigram are compared, by counting through an index. */
function nearestPair(texts: readonly string[]): { similarity: number; pair: string[] } {
  const grams = texts.map(trigramsOf);
  const textsWith = new Map<number, number[]>();
  let nearest = { similarity: 0, pair: [] as string[] };
  for (const [index, own] of grams.entries()) {
    const common = new Uint16Array(index);
    for (const gram of own) for (const other of textsWith.get(gram) ?? []) common[other]! += 1;
    for (const [other, shared] of common.entries()) {
      const similarity = shared / (own.length + grams[other]!.length - shared);
      if (similarity > nearest.similarity) nearest = { similarity, pair: [texts[index]!, texts[other]!] };
    }
    for (const gram of own) textsWith.set(gram, [...(textsWith.get(gram) ?? []), index]);
  }
  return nearest;
}

it('has no two comments of a product that resemble each other', () => {
  for (const [productId, own] of Map.groupBy(comments, (comment) => comment.productId)) {
    const { similarity, pair } = nearestPair(own.map(({ content }) => content));
    expect(similarity, `${productId}: ${pair.join(' / ')}`).toBeLessThan(MAX_SIMILARITY);
  }
});

it('has no two posts that resemble each other, each with its own title and first image', () => {
  const { similarity, pair } = nearestPair(posts.map(({ content }) => content));
  expect(similarity, pair.join(' / ')).toBeLessThan(MAX_SIMILARITY);
  expect(new Set(posts.map(({ title }) => title)).size).toBe(posts.length);
  expect(new Set(posts.map(({ pictures }) => pictures[0])).size).toBe(posts.length);
});

/** The sentences of a text: what stands between marks that end one. */
const sentencesOf = (text: string): Set<string> =>
  new Set(
    text
      .split(/[。！？；\n]/)
      .map((sentence) => sentence.trim())
      .filter(Boolean),
  );

it('has no sentence in more than a tenth of the comments of a product; of fewer than twenty, in one', () => {
  for (const [productId, own] of Map.groupBy(comments, (comment) => comment.productId)) {
    const counts = new Map<string, number>();
    for (const { content } of own)
      for (const sentence of sentencesOf(content)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
    const most = Math.max(1, Math.floor(own.length / 10));
    const repeated = [...counts].filter(([, count]) => count > most);
    expect(repeated, `${productId} with ${own.length} comments`).toEqual([]);
  }
});

it('notices twins', () =>
  expect(
    nearestPair(['颜色很正，薄涂也显气色。', '完全不同的一句话。', '颜色很正，薄涂也显气色！']).similarity,
  ).toBe(1));

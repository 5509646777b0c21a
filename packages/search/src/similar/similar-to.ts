import { getAt } from '@huarong/core/shared';
import { type Bitset, has } from '../build/bitset.ts';
import type { SearchIndex } from '../build/build-index.ts';
import { listOf } from '../build/ragged.ts';

/** Weights of similarity. A shared leaf category outweighs the rest. */
const WEIGHTS = { leaf: 8, traits: 4, price: 2, popularity: 1 } as const;

/** Products in stock that are similar: from the same leaf category first, then from the category above. */
export function listSimilar(index: SearchIndex, id: string, limit: number): string[] {
  const model = index.numberOf.get(id);
  if (model === undefined) return [];
  const group = groupOf(index, model);
  const similarity = similarityTo(index, model);
  const scored: { number: number; score: number }[] = [];
  for (let number = 0; number < index.size; number += 1) {
    if (number === model || !has(index.inStock, number) || !has(group, number)) continue;
    scored.push({ number, score: similarity(number) });
  }
  return scored
    .sort((a, b) => b.score - a.score || a.number - b.number)
    .slice(0, Math.max(0, limit))
    .map(({ number }) => getAt(index.ids, number));
}

function groupOf(index: SearchIndex, model: number): Bitset {
  const path = getAt(index.categoryPaths, model);
  return index.facets.productsWith('category', path.at(-2) ?? path.at(-1) ?? '');
}

function similarityTo(index: SearchIndex, model: number): (number: number) => number {
  const leaf = getAt(index.categoryPaths, model).at(-1);
  const traits = new Set(listOf(index.traits, model));
  const price = lowest(listOf(index.prices, model));
  return (number) => {
    const others = listOf(index.traits, number);
    const shared = others.filter((trait) => traits.has(trait)).length;
    const all = traits.size + others.length - shared;
    const [low, high] = [price, lowest(listOf(index.prices, number))].sort((a, b) => a - b) as [
      number,
      number,
    ];
    return (
      WEIGHTS.leaf * Number(getAt(index.categoryPaths, number).at(-1) === leaf) +
      WEIGHTS.traits * (all === 0 ? 0 : shared / all) +
      WEIGHTS.price * (high === 0 ? 1 : low / high) +
      WEIGHTS.popularity * getAt(index.weights, number)
    );
  };
}

const lowest = (prices: Uint32Array) =>
  prices.reduce((least, price) => Math.min(least, price), prices[0] ?? 0);

import { getFrom } from '@huarong/core/shared';
import { listSimilar } from '@huarong/search';
import type { Product, Snapshot } from '../catalogue/index.ts';
import type { IndexSource } from '../search/index.ts';
import { listComplements } from './list-complements.ts';
import { mixBestSellers } from './mix-best-sellers.ts';

type IndexedCatalogue = ReturnType<IndexSource>;

export interface RecommendationInput {
  /** The product of the current page. */
  product: Product | undefined;
  /** The viewed products that the browser sent, newest first. */
  viewed: readonly Product[];
}
export interface Recommendation {
  reason: string;
  /** In order; the caller leaves out sold-out products. */
  products: readonly Product[];
}

/** Enough for a few pages; further results are hardly similar. */
const MAX_SIMILAR = 60;
const MAX_SEEDS = 6;

const listSimilarProducts = ({ index, snapshot }: IndexedCatalogue, product: Product, limit = MAX_SIMILAR) =>
  listSimilar(index, product.id, limit).map((id) => getFrom(snapshot.products, id));

export const SCENES: Record<
  'guess-you-like' | 'collocation' | 'find-recommend' | 'similar' | 'history',
  (indexed: IndexedCatalogue, input: RecommendationInput) => Recommendation
> = {
  'guess-you-like'(indexed, { product, viewed }) {
    const seeds = [...(product ? [product] : []), ...viewed].slice(0, MAX_SEEDS);
    if (seeds.length === 0) return { reason: '大家在买', products: mixBestSellers(indexed.snapshot) };
    const similarProducts = interleave(seeds.map((each) => listSimilarProducts(indexed, each)));
    const products = exclude([...similarProducts, ...mixBestSellers(indexed.snapshot)], seeds);
    return { reason: '根据你看过的商品', products };
  },
  collocation: (indexed, { product }) =>
    product
      ? { reason: '和它一起用', products: listComplements(indexed.snapshot, product) }
      : { reason: '大家在买', products: mixBestSellers(indexed.snapshot) },
  'find-recommend'({ snapshot }, { product, viewed }) {
    return {
      reason: '发现好物',
      products: exclude(interleaveNewProducts(snapshot), [...(product ? [product] : []), ...viewed]),
    };
  },
  similar: (indexed, { product }) =>
    product
      ? { reason: '和它相近', products: listSimilarProducts(indexed, product) }
      : { reason: '大家在买', products: mixBestSellers(indexed.snapshot) },
  history: (_indexed, { viewed }) => ({ reason: '最近看过', products: viewed }),
};

/** The first of each list, then the second of each. */
function interleave(lists: readonly (readonly Product[])[]): Product[] {
  const longest = Math.max(...lists.map((list) => list.length));
  const turns = Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? []));
  return [...new Set(turns.flat())];
}

const exclude = (products: readonly Product[], excluded: readonly Product[]): Product[] => {
  const excludedSet = new Set(excluded);
  return [...new Set(products)].filter((product) => !excludedSet.has(product));
};

/** New products and best sellers in turn. */
function interleaveNewProducts(snapshot: Snapshot): Product[] {
  const bestSellers = mixBestSellers(snapshot);
  return interleave([bestSellers.filter(({ labels }) => labels.includes('new')), bestSellers]);
}

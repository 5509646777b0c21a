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
  /** The viewed products, newest first. */
  viewed: readonly Product[];
  /** The bought products, newest first. */
  bought: readonly Product[];
  /** False when the member switched 个性化推荐 off. */
  isPersonal: boolean;
}
export interface Recommendation {
  reason: string;
  /** Whether the shopper's own views or purchases chose the products. */
  isPersonalised?: boolean;
  /** In order; the caller leaves out sold-out products. */
  products: readonly Product[];
}

/** Enough for a few pages; further results are hardly similar. */
const MAX_SIMILAR = 60;
export const MAX_SEEDS = 6;

const listSimilarProducts = ({ index, snapshot }: IndexedCatalogue, product: Product, limit = MAX_SIMILAR) =>
  listSimilar(index, product.id, limit).map((id) => getFrom(snapshot.products, id));

export const SCENES: Record<
  'guess-you-like' | 'collocation' | 'find-recommend' | 'similar' | 'history',
  (indexed: IndexedCatalogue, input: RecommendationInput) => Recommendation
> = {
  'guess-you-like'(indexed, { product, viewed, bought, isPersonal }) {
    // The privacy page says 改为热销与新品.
    if (!isPersonal) return { reason: '热销与新品', products: interleaveNewProducts(indexed.snapshot) };
    const own = interleave([viewed, bought]);
    const seeds = [...(product ? [product] : []), ...own].slice(0, MAX_SEEDS);
    if (seeds.length === 0) return { reason: '大家在买', products: mixBestSellers(indexed.snapshot) };
    const similarProducts = interleave(seeds.map((each) => listSimilarProducts(indexed, each)));
    // What is at home already is not suggested again.
    const products = exclude(
      [...similarProducts, ...mixBestSellers(indexed.snapshot)],
      [...seeds, ...bought],
    );
    return { reason: reasonOf(viewed, bought), isPersonalised: own.length > 0, products };
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

const reasonOf = (viewed: readonly Product[], bought: readonly Product[]): string =>
  bought.length === 0
    ? '根据你看过的商品'
    : viewed.length === 0
      ? '根据你买过的商品'
      : '根据你看过和买过的商品';

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

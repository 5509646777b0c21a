import { similarTo } from '@huarong/search';
import type { Product, Snapshot } from '../catalogue/index.ts';
import type { IndexSource } from '../search/index.ts';
import { allRound } from './all-round.ts';
import { goesWith } from './goes-with.ts';

type Searched = ReturnType<IndexSource>;

/** What is known of the shopper and of where she stands. */
export interface Situation {
  /** The product she looks at. */
  product: Product | undefined;
  /** What her browser remembers of her views, the newest first. */
  viewed: readonly Product[];
}
export interface Choice {
  reason: string;
  /** In order; what is sold out is left out by whoever shows them. */
  products: readonly Product[];
}

/** Enough for a few pages; further down nobody believes in a likeness. */
const SIMILAR = 60;
const TAKEN_INTO_ACCOUNT = 6;

const similar = ({ index, snapshot }: Searched, product: Product, most = SIMILAR) =>
  similarTo(index, product.id, most).map((id) => snapshot.products.get(id)!);

export const SCENES: Record<
  'guess-you-like' | 'collocation' | 'find-recommend' | 'similar' | 'history',
  (searched: Searched, situation: Situation) => Choice
> = {
  'guess-you-like'(searched, { product, viewed }) {
    const seen = [...(product ? [product] : []), ...viewed].slice(0, TAKEN_INTO_ACCOUNT);
    if (seen.length === 0) return { reason: '大家在买', products: allRound(searched.snapshot) };
    const liked = byTurns(seen.map((each) => similar(searched, each)));
    const fresh = without([...liked, ...allRound(searched.snapshot)], seen);
    return { reason: '根据你看过的商品', products: fresh };
  },
  collocation: (searched, { product }) =>
    product
      ? { reason: '和它一起用', products: goesWith(searched.snapshot, product) }
      : { reason: '大家在买', products: allRound(searched.snapshot) },
  'find-recommend'({ snapshot }, { product, viewed }) {
    return {
      reason: '发现好物',
      products: without(freshFirst(snapshot), [...(product ? [product] : []), ...viewed]),
    };
  },
  similar: (searched, { product }) =>
    product
      ? { reason: '和它相近', products: similar(searched, product) }
      : { reason: '大家在买', products: allRound(searched.snapshot) },
  history: (_searched, { viewed }) => ({ reason: '最近看过', products: viewed }),
};

/** The first of each list, then the second of each. */
function byTurns(lists: readonly (readonly Product[])[]): Product[] {
  const longest = Math.max(...lists.map((list) => list.length));
  const turns = Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? []));
  return [...new Set(turns.flat())];
}

const without = (products: readonly Product[], left: readonly Product[]): Product[] => {
  const out = new Set(left);
  return [...new Set(products)].filter((product) => !out.has(product));
};

/** New goods and known ones in turn. */
function freshFirst(snapshot: Snapshot): Product[] {
  const known = allRound(snapshot);
  return byTurns([known.filter(({ labels }) => labels.includes('new')), known]);
}

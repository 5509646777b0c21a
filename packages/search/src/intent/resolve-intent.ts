import { colourDifference, labOf } from '@huarong/core/catalogue';
import {
  addAll,
  type Bitset,
  emptyBitset,
  forEach,
  fullBitset,
  has,
  keepOnly,
  put,
  removeAll,
} from '../build/bitset.ts';
import type { SearchIndex } from '../build/build-index.ts';
import { FIELD } from '../build/fields.ts';
import { listInPriceRange } from '../query/apply-filters.ts';
import { fold } from '../text/fold.ts';
import type { ColourIntent, ExclusionIntent, Intent, PriceIntent } from './intent.ts';
import { productsIn, productsWithWord, selectAny } from './select-products.ts';
import type { Tiers } from './selector.ts';

/** The products that an intent allows and how they rank among each other. */
export interface ResolvedIntent {
  allowed: Bitset;
  /** Added to the score of an allowed product. */
  bonusOf: (product: number) => number;
}

/** One step of certainty: products of a better tier rank first, however popular others are. */
const TIER_BONUS = 4;
/** More than the difference between a name and a category: a shopper who names a price compares prices. */
const PRICE_BONUS = 8;

/** `isAlone`: no other word is typed, so the intent says what kind of product is meant. */
export function resolveIntent(index: SearchIndex, intent: Intent, isAlone: boolean): ResolvedIntent {
  switch (intent.kind) {
    case 'price':
      return resolvePrice(index, intent);
    case 'colour':
      return resolveColour(index, intent, isAlone);
    case 'exclusion':
      return resolveExclusion(index, intent, isAlone);
    default:
      return resolveTiers(index, isAlone ? intent.tiers : (intent.tiersWithWords ?? intent.tiers));
  }
}

const everything = (index: SearchIndex): ResolvedIntent => ({
  allowed: fullBitset(index.size),
  bonusOf: () => 0,
});

function resolveTiers(index: SearchIndex, tiers: Tiers): ResolvedIntent {
  if (tiers.length === 0) return everything(index);
  const sets = tiers.map((selectors) => selectAny(index, selectors));
  const allowed = emptyBitset(index.size);
  for (const set of sets) addAll(allowed, set);
  return {
    allowed,
    bonusOf: (product) => TIER_BONUS * (sets.length - sets.findIndex((set) => has(set, product))),
  };
}

/** A product whose card shows another size still has one at this price, so it comes later. */
function resolvePrice(index: SearchIndex, { minFen = 0, maxFen = Infinity }: PriceIntent): ResolvedIntent {
  const allowed = listInPriceRange(index, { minFen, maxFen });
  keepOnly(allowed, index.inStock);
  return {
    allowed,
    bonusOf: (product) => {
      const shown = index.cardPrices[product] ?? 0;
      return shown >= minFen && shown <= maxFen ? PRICE_BONUS : 0;
    },
  };
}

function resolveExclusion(
  index: SearchIndex,
  { groups, scope }: ExclusionIntent,
  isAlone: boolean,
): ResolvedIntent {
  const { allowed } = everything(index);
  for (const group of groups) keepOnly(allowed, index.freeOf.get(group) ?? emptyBitset(index.size));
  if (isAlone && scope.length > 0) keepOnly(allowed, inCategories(index, scope));
  return { allowed, bonusOf: () => 0 };
}

/** A shade of exactly this name counts more than a similar colour, and than the usual category of the colour. */
const NAME_BONUS = 5;
const CLOSENESS_BONUS = 2;

interface NearColours {
  allowed: Bitset;
  named: Bitset;
  /** The smallest difference of a shade by product. */
  distances: ReadonlyMap<number, number>;
}

function resolveColour(index: SearchIndex, intent: ColourIntent, isAlone: boolean): ResolvedIntent {
  const { allowed: near, named, distances } = findNearColours(index, intent);
  const allowed = near.slice();
  // Handles of brushes have colours too.
  if (isAlone) removeAll(allowed, productsIn(index, '美容工具'));
  const scope = isAlone ? inCategories(index, intent.scope) : null;
  return {
    allowed,
    bonusOf: (product) => {
      const closeness = 1 - (distances.get(product) ?? intent.reach) / intent.reach;
      return (
        CLOSENESS_BONUS * closeness +
        (has(named, product) ? NAME_BONUS : 0) +
        (scope && has(scope, product) ? TIER_BONUS : 0)
      );
    },
  };
}

/** The table of colours is constant, so each is compared once with the shades of an index. */
const cache = new WeakMap<SearchIndex, Map<ColourIntent, NearColours>>();

function findNearColours(index: SearchIndex, intent: ColourIntent): NearColours {
  const known = cache.get(index) ?? new Map<ColourIntent, NearColours>();
  cache.set(index, known);
  const cached = known.get(intent);
  if (cached) return cached;
  const targets = intent.hexes.map(labOf);
  const named = productsWithWord(index, fold(intent.name), FIELD.shade);
  const allowed = emptyBitset(index.size);
  const distances = new Map<number, number>();
  for (const { lab, products } of index.colours) {
    const distance = Math.min(...targets.map((target) => colourDifference(lab, target)));
    if (distance > intent.reach) continue;
    for (const product of products) {
      put(allowed, product);
      distances.set(product, Math.min(distance, distances.get(product) ?? distance));
    }
  }
  forEach(named, (product) => put(allowed, product));
  keepOnly(allowed, index.inStock);
  const near = { allowed, named, distances };
  known.set(intent, near);
  return near;
}

function inCategories(index: SearchIndex, names: readonly string[]): Bitset {
  const set = emptyBitset(index.size);
  for (const name of names) addAll(set, productsIn(index, name));
  return set;
}

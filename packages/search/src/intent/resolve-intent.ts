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
import { listInPriceRange } from '../query/list-in-price-range.ts';
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

/** `found`: the products that match the other words; null when the intent alone says what is meant. */
export function resolveIntent(index: SearchIndex, intent: Intent, found: Uint32Array | null): ResolvedIntent {
  const isAlone = found === null;
  switch (intent.kind) {
    case 'price':
      return resolvePrice(index, intent, found ?? undefined);
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

/** Tiers are constant, so each list is evaluated once for an index. */
const tiersCache = new WeakMap<SearchIndex, Map<Tiers, { allowed: Bitset; bonuses: Uint8Array }>>();

function resolveTiers(index: SearchIndex, tiers: Tiers): ResolvedIntent {
  if (tiers.length === 0) return everything(index);
  const known = tiersCache.get(index) ?? new Map<Tiers, { allowed: Bitset; bonuses: Uint8Array }>();
  tiersCache.set(index, known);
  const { allowed, bonuses } = known.get(tiers) ?? evaluateTiers(index, tiers);
  known.set(tiers, { allowed, bonuses });
  return { allowed, bonusOf: (product) => bonuses[product] ?? 0 };
}

function evaluateTiers(index: SearchIndex, tiers: Tiers): { allowed: Bitset; bonuses: Uint8Array } {
  const allowed = emptyBitset(index.size);
  const bonuses = new Uint8Array(index.size);
  for (const [at, selectors] of tiers.entries()) {
    forEach(selectAny(index, selectors), (product) => {
      if (!has(allowed, product)) bonuses[product] = TIER_BONUS * (tiers.length - at);
      put(allowed, product);
    });
  }
  return { allowed, bonuses };
}

/** A product whose card shows another size still has one at this price, so it comes later. */
function resolvePrice(
  index: SearchIndex,
  { minFen = 0, maxFen = Infinity }: PriceIntent,
  found: Uint32Array | undefined,
): ResolvedIntent {
  const allowed = listInPriceRange(index, { minFen, maxFen }, found);
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
  /** By product, from the name and the smallest difference of a shade. */
  bonuses: Float32Array;
}

function resolveColour(index: SearchIndex, intent: ColourIntent, isAlone: boolean): ResolvedIntent {
  const { allowed: near, bonuses } = findNearColours(index, intent);
  const allowed = near.slice();
  // Handles of brushes have colours too.
  if (isAlone) removeAll(allowed, productsIn(index, '美容工具'));
  const scope = isAlone ? inCategories(index, intent.scope) : null;
  return {
    allowed,
    bonusOf: (product) => (bonuses[product] ?? 0) + (scope && has(scope, product) ? TIER_BONUS : 0),
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
  const bonuses = new Float32Array(index.size);
  for (const { lab, products } of index.colours) {
    const distance = Math.min(...targets.map((target) => colourDifference(lab, target)));
    if (distance > intent.reach) continue;
    const bonus = CLOSENESS_BONUS * (1 - distance / intent.reach);
    for (const product of products) {
      put(allowed, product);
      bonuses[product] = Math.max(bonus, bonuses[product] ?? 0);
    }
  }
  forEach(named, (product) => {
    put(allowed, product);
    bonuses[product] = NAME_BONUS + (bonuses[product] ?? 0);
  });
  keepOnly(allowed, index.inStock);
  const near = { allowed, bonuses };
  known.set(intent, near);
  return near;
}

function inCategories(index: SearchIndex, names: readonly string[]): Bitset {
  const set = emptyBitset(index.size);
  for (const name of names) addAll(set, productsIn(index, name));
  return set;
}

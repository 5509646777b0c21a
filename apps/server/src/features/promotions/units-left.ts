import type { Promotion } from '@huarong/core/pricing';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database';
import { type CatalogueSource, listAvailable } from '../catalogue/index.ts';
import type { Offers } from './offers.ts';

/** Stock by sku, as far as it was read before. */
export type KnownStock = Readonly<Record<string, number>>;

/**
 * Stock of each gift and extra-buy of these promotions, read from the database, less what the lines take of the same skus:
 * otherwise a gift is quoted that the order cannot get. `known` is what the caller has read at the same moment.
 */
export async function listUnitsLeft(
  db: Queryable,
  promotions: readonly Promotion[],
  taken: readonly { skuId: string; quantity: number }[] = [],
  known: KnownStock = {},
): Promise<Record<string, number>> {
  const skuIds = [...new Set(promotions.flatMap(giftAndExtraBuySkus))];
  const unknown = skuIds.filter((skuId) => known[skuId] === undefined);
  const read = unknown.length === 0 ? [] : await listAvailable(db, unknown);
  const available = new Map([
    ...Object.entries(known),
    ...read.map((row) => [row.sku_id, row.available] as const),
  ]);
  const takenOf = (skuId: string) =>
    taken.reduce((units, each) => (each.skuId === skuId ? units + each.quantity : units), 0);
  return Object.fromEntries(
    skuIds.map((skuId) => [skuId, Math.max(0, (available.get(skuId) ?? 0) - takenOf(skuId))]),
  );
}

/** The same for a page, as far as it is in memory: nothing is left of what was sold out a few seconds ago. */
export const knownUnitsLeft = (
  { isInStock }: Pick<CatalogueSource, 'isInStock'>,
  promotions: readonly Promotion[],
): Record<string, number> =>
  Object.fromEntries(
    promotions
      .flatMap(giftAndExtraBuySkus)
      .filter((skuId) => !isInStock(skuId))
      .map((skuId) => [skuId, 0]),
  );

/** More are read when it is known which of them a basket can earn. */
const MOST_GIFTS = 64;
const giftsOf = new WeakMap<Offers, string[]>();

/** Skus that any of these offers adds, for whoever reads their stock together with a basket; none when they are very many. */
export function giftSkusOf(offers: Offers): readonly string[] {
  const known = giftsOf.get(offers);
  if (known) return known;
  const skuIds = [...new Set(offers.promotions.flatMap(giftAndExtraBuySkus))];
  const few = skuIds.length > MOST_GIFTS ? [] : skuIds;
  giftsOf.set(offers, few);
  return few;
}

/** Stock of these skus, as a column with the type `KnownStock`. */
export const stockOfSkus = (skuIds: readonly string[]): RawBuilder<KnownStock> => sql`
  (select coalesce(jsonb_object_agg(sku_id, available), '{}') from stock where sku_id = any(${[...skuIds]}::text[]))`;

/** Skus that a promotion adds as gift or extra-buy. */
function giftAndExtraBuySkus(promotion: Promotion): string[] {
  if (promotion.kind === 'gift')
    return promotion.tiers.flatMap(({ benefit }) => benefit.gifts.map(({ skuId }) => skuId));
  if (promotion.kind === 'extraBuy')
    return promotion.tiers.flatMap(({ benefit }) => benefit.offers.map(({ skuId }) => skuId));
  return [];
}

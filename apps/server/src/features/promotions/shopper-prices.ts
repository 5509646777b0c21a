import type { CardType, QuotaUse } from '@huarong/core/pricing';
import { type Fen, toYuan } from '@huarong/core/shared';
import { memberIdOfOwner, memberOwner, type Owner } from '#platform/context';
import type { Queryable } from '#platform/database';
import type { CatalogueSource, Product } from '../catalogue/index.ts';
import { findShopper } from './find-shopper.ts';
import { isRunning, isUnitPrice, type Offers, readOffers } from './offers.ts';
import { listOwnUnits } from './promotions.queries.ts';
import { createUnitPricer, type PricedSku, pricedSkuOf } from './unit-prices.ts';
import type { OfferSource } from './watch-offers.ts';

type Sku = Product['skus'][number];
/** The unit price of a sku for one shopper. */
export type ShopperPrices = (product: Product, sku: Sku) => Fen;

/** The prices of the own card, without those whose quota the shopper has used up. */
export async function readShopperPrices(
  db: Queryable,
  source: OfferSource,
  owner: Owner,
): Promise<ShopperPrices> {
  const shopper = await findShopper(db, memberIdOfOwner(owner));
  const own = await readOwnUse(db, source, owner);
  return pricesFor(shopper?.card ?? null, own, source);
}

/**
 * The prices in yuan of the skus whose quota this member has used up, by sku. Lists are the same for everyone and show
 * the price of the card; the browser replaces it by these.
 */
export async function listUsedUpPrices(
  db: Queryable,
  { catalogue, offers }: { catalogue: CatalogueSource; offers: OfferSource },
  { memberId, card }: { memberId: string; card: CardType },
): Promise<Record<string, string>> {
  const own = await readOwnUse(db, offers, memberOwner(memberId));
  const priceOf = pricesFor(card, own, offers);
  const { skus } = catalogue.current();
  return Object.fromEntries(
    [...own.usedUpSkus].flatMap((skuId) => {
      const listed = skus.get(skuId);
      return listed ? [[skuId, toYuan(priceOf(listed.product, listed.sku))]] : [];
    }),
  );
}

/** The prices of one sku for many shoppers, by the offers in the database. */
export async function readPricesOfSku(
  db: Queryable,
  sku: PricedSku,
): Promise<(owner: Owner, card: CardType) => Fen> {
  const offers = await readOffers(db);
  const now = offers.since.getTime();
  const priceFor = createUnitPricer(sku, offers, now);
  const limits = limitsPerShopper(offers, now);
  const { skuId } = sku.scopeIds;
  const rows = limits.size === 0 ? [] : await listOwnUnits(db, [...limits.keys()], { skuId });
  const rowsOf = Map.groupBy(rows, ({ owner }) => owner);
  return (owner, card) => priceFor(card, useOf(rowsOf.get(owner) ?? []));
}

interface OwnUse {
  used: QuotaUse;
  usedUpSkus: ReadonlySet<string>;
}

function pricesFor(card: CardType | null, { used, usedUpSkus }: OwnUse, source: OfferSource): ShopperPrices {
  const offers = source.current();
  const now = source.now();
  return (product, sku) => {
    if (usedUpSkus.has(sku.id)) return createUnitPricer(pricedSkuOf(product, sku), offers, now)(card, used);
    const { guest, byCard } = product.offers().unitPricesOf(sku);
    return card === null ? guest : byCard[card];
  };
}

/** What a shopper has taken of the running unit prices that are limited per shopper. Without such prices no query runs. */
async function readOwnUse(db: Queryable, source: OfferSource, owner: Owner): Promise<OwnUse> {
  const limits = limitsPerShopper(source.current(), source.now());
  const rows = limits.size === 0 ? [] : await listOwnUnits(db, [...limits.keys()], { owner });
  return {
    used: useOf(rows),
    usedUpSkus: new Set(
      rows
        .filter(({ promotion_id, used }) => used >= (limits.get(promotion_id) ?? Infinity))
        .map(({ sku_id }) => sku_id),
    ),
  };
}

const useOf = (rows: Awaited<ReturnType<typeof listOwnUnits>>): QuotaUse =>
  Object.fromEntries(
    rows.map((row) => [`${row.promotion_id}:${row.sku_id}`, { byAll: 0, byShopper: row.used }]),
  );

/** How many units of a sku one shopper gets at a unit price, by promotion. */
const limitsPerShopper = ({ promotions }: Offers, now: number): Map<string, number> =>
  new Map(
    promotions
      .filter((promotion) => isUnitPrice(promotion) && isRunning(promotion, now))
      .flatMap(({ promotionId, quota }) =>
        quota.perShopper === null ? [] : [[promotionId, quota.perShopper] as const],
      ),
  );

import { setImmediate } from 'node:timers/promises';
import { levelsAt } from '@huarong/core/points';
import { type Promotion, scopeCovers } from '@huarong/core/pricing';
import {
  type CheckedSet,
  type CheckedSku,
  type Conflict,
  createConflictSearch,
} from '@huarong/core/pricing/conflicts';
import { settingsAt } from '@huarong/core/settings';
import { fen, STORE } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';
import { type CatalogueSource, skuNameOf } from '../../catalogue/index.ts';
import { listOffersAt, type OfferAt } from '../../coupons/index.ts';
import { type OffersAt, readOffersAt, scopeIdsOf } from '../../promotions/index.ts';
import { listSupply, type Supply } from './supply.queries.ts';

/** One offer by its id, or an offer as it would be saved; neither: everything that is live or a draft. */
export interface ConflictCandidate {
  offerId?: string | undefined;
  promotion?: Promotion | undefined;
  set?: CheckedSet | undefined;
  coupon?: OfferAt | undefined;
  /** Without the drafts of other offers: what shoppers could meet. */
  isLiveOnly?: boolean | undefined;
}
export interface FoundConflicts {
  conflicts: Conflict[];
  checked: { promotions: number; coupons: number; sets: number; skus: number };
  floorPercent: number;
}

/** Skus checked between two turns of the event loop: a few milliseconds. */
const AT_ONCE = 400;

/** Offers that contradict each other, or that together sell below cost or below the floor. */
export async function findConflicts(
  db: Queryable,
  { catalogue }: { catalogue: CatalogueSource },
  { offerId, promotion, set, coupon, isLiveOnly = false }: ConflictCandidate = {},
): Promise<FoundConflicts> {
  const now = await readClock(db);
  const candidateId = promotion?.promotionId ?? set?.bundleId ?? coupon?.coupon.couponId ?? offerId ?? null;
  const offers = await readOffersAt(db, { at: now, withDrafts: !isLiveOnly });
  const coupons = [
    ...(await listOffersAt(db, now, null, { isLiveOnly })).filter(
      (each) => each.coupon.couponId !== coupon?.coupon.couponId,
    ),
    ...(coupon ? [coupon] : []),
  ];
  const isOpen = (until: number | null) => until === null || until > now.getTime();
  const promotions = [
    ...offers.promotions.filter(
      (each) => each.promotionId !== promotion?.promotionId && isOpen(each.window.until),
    ),
    ...(promotion ? [promotion] : []),
  ];
  const sets = [
    ...offers.bundlePrices
      .map(checkedSet)
      .filter(({ bundleId, window }) => bundleId !== set?.bundleId && isOpen(window.until)),
    ...(set ? [set] : []),
  ];
  const given = await listSupply(db, givenSkus(promotions));
  const floorPercent = STORE.promotions.floorMarginPercent;
  const search = createConflictSearch({
    promotions,
    sets,
    coupons,
    now: now.getTime(),
    candidateId,
    floorPercent,
    pointsPercents: levelsAt(offers.cardLevels, now.getTime()).pointsPercent,
    pointsRules: settingsAt('points', offers.settings, now),
    findSku: (skuId) => {
      const supply = given.get(skuId);
      return supply ? checkedSku(catalogue, skuId, supply) : null;
    },
  });
  const scope = scopeOfCandidate(candidateId, { promotions, sets, coupons });
  const inScope: string[] = [];
  let seen = 0;
  for (const pass of ['prepare', 'prepareScopes'] as const)
    for (const { product, sku } of catalogue.current().skus.values()) {
      const checked = { ...scopeIdsOf(product, sku.id), ...UNREAD, listPrice: fen(sku.offer_price_fen) };
      search[pass](checked);
      if (pass === 'prepare' && scope(checked)) inScope.push(sku.id);
      seen += 1;
      if (seen % AT_ONCE === 0) await setImmediate();
    }
  for (let from = 0; from < inScope.length; from += AT_ONCE) {
    const supply = await listSupply(db, inScope.slice(from, from + AT_ONCE));
    for (const [skuId, facts] of supply) search.visit(checkedSku(catalogue, skuId, facts));
  }
  return {
    conflicts: search.finish(),
    checked: {
      promotions: promotions.length,
      coupons: coupons.length,
      sets: sets.length,
      skus: inScope.length,
    },
    floorPercent,
  };
}

/** What the first two passes do not look at; stock and cost are read for the skus in question. */
const UNREAD = { name: '', cost: null, available: 0, isOnSale: true } as const;

function checkedSku(catalogue: CatalogueSource, skuId: string, supply: Supply): CheckedSku {
  const listed = catalogue.current().skus.get(skuId);
  const ids = listed
    ? scopeIdsOf(listed.product, skuId)
    : { skuId, productId: '', brandId: '', categoryIds: [] };
  return {
    ...ids,
    name: listed ? `${listed.product.name_cn} ${skuNameOf(listed.sku)}`.trim() : skuId,
    listPrice: fen(supply.offer_price_fen),
    cost: supply.cost_fen === null ? null : fen(supply.cost_fen),
    available: supply.available,
    isOnSale: supply.is_on_sale && listed !== undefined,
  };
}

const checkedSet = ({
  id,
  title,
  sku_ids,
  price_fen,
  starts_at,
  ends_at,
}: OffersAt['bundlePrices'][number]): CheckedSet => ({
  bundleId: id,
  title,
  skuIds: sku_ids,
  price: fen(price_fen),
  window: { from: starts_at.getTime(), until: ends_at.getTime() },
});

const givenSkus = (promotions: readonly Promotion[]): string[] => [
  ...new Set(
    promotions.flatMap((promotion) =>
      promotion.kind === 'gift'
        ? promotion.tiers.flatMap(({ benefit }) => benefit.gifts.map(({ skuId }) => skuId))
        : promotion.kind === 'extraBuy'
          ? promotion.tiers.flatMap(({ benefit }) => benefit.offers.map(({ skuId }) => skuId))
          : [],
    ),
  ),
];

/** The skus that the candidate touches; all of them without one. */
function scopeOfCandidate(
  candidateId: string | null,
  offers: {
    promotions: readonly Promotion[];
    sets: readonly CheckedSet[];
    coupons: Awaited<ReturnType<typeof listOffersAt>>;
  },
): (sku: CheckedSku) => boolean {
  if (candidateId === null) return () => true;
  const set = offers.sets.find(({ bundleId }) => bundleId === candidateId);
  if (set) return ({ skuId }) => set.skuIds.includes(skuId);
  const scope =
    offers.promotions.find(({ promotionId }) => promotionId === candidateId)?.scope ??
    offers.coupons.find(({ coupon }) => coupon.couponId === candidateId)?.coupon.scope;
  return scope ? (sku) => scopeCovers(scope, sku) : () => false;
}

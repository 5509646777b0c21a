import type { TimedLevels } from '@huarong/core/points';
import type { Promotion, UnitPricePromotion } from '@huarong/core/pricing';
import { promotionSchema } from '@huarong/core/pricing/schema';
import type { TimedSetting } from '@huarong/core/settings';
import type { Queryable } from '#platform/database';
import { listCardLevels } from '../card-levels/index.ts';
import { listTimedSettings } from '../settings/index.ts';
import {
  type BundlePrice,
  findOffersVersion,
  listBundlePrices,
  listPresales,
  listPromotions,
  listSoldUnits,
  type Presale,
  type PromotionRow,
} from './promotions.queries.ts';

/** All promotions, presales and bundle prices that are running or upcoming. */
export interface Offers {
  promotions: readonly Promotion[];
  presales: ReadonlyMap<string, Presale>;
  bundlePrices: readonly BundlePrice[];
  /** `promotionId:skuId` of the unit prices whose quota is used up. */
  soldOut: ReadonlySet<string>;
  /** What member cards require and give, also from later days on. */
  cardLevels: readonly TimedLevels[];
  /** Settings of the shop, also from later days on. */
  settings: readonly TimedSetting[];
  /** Promotions with an invalid rule, which are skipped and logged: one mistake must not stop the shop. */
  unreadable: readonly { id: string; problem: string }[];
  /** Identifies the rows that were read, and the time of reading. */
  version: string;
  since: Date;
}

/** The offers as of this transaction: the cached ones unless a row has changed. */
export async function refreshOffers(db: Queryable, cached: Offers): Promise<Offers> {
  const { version } = await findOffersVersion(db, cached.since);
  return version === cached.version ? cached : readOffers(db);
}

export async function readOffers(db: Queryable): Promise<Offers> {
  // The version is read before the rows: a change in between causes another read instead of being missed.
  const version = await findOffersVersion(db, null);
  const rows = await listPromotions(db);
  const presales = await listPresales(db);
  const bundlePrices = await listBundlePrices(db);
  const soldUnits = await listSoldUnits(db);
  const cardLevels = await listCardLevels(db);
  const settings = await listTimedSettings(db);
  const read = rows.map((row) => ({ id: row.id, parsed: promotionSchema.safeParse(promotionOf(row)) }));
  const promotions = read.flatMap(({ parsed }) => (parsed.success ? [parsed.data] : []));
  const totals = new Map(promotions.map(({ promotionId, quota }) => [promotionId, quota.total ?? Infinity]));
  return {
    ...version,
    promotions,
    soldOut: new Set(
      soldUnits
        .filter(({ promotion_id, used }) => used >= (totals.get(promotion_id) ?? Infinity))
        .map(({ promotion_id, sku_id }) => `${promotion_id}:${sku_id}`),
    ),
    presales: new Map(presales.map((presale) => [presale.sku_id, presale])),
    bundlePrices,
    cardLevels,
    settings,
    unreadable: read.flatMap(({ id, parsed }) =>
      parsed.success ? [] : [{ id, problem: parsed.error.issues[0]?.message ?? '' }],
    ),
  };
}

/** Combines the columns used in queries with the stored rule. */
export const promotionOf = ({ id, kind, title, rule, starts_at, ends_at }: PromotionRow) => ({
  ...rule,
  promotionId: id,
  kind,
  title,
  window: { from: starts_at.getTime(), until: ends_at.getTime() },
});

/** `until` is exclusive. */
export const isRunning = ({ window: { from, until } }: Promotion, now: number) =>
  (from === null || from <= now) && (until === null || now < until);

export const isBundleRunning = ({ starts_at, ends_at }: BundlePrice, now: number) =>
  starts_at.getTime() <= now && now < ends_at.getTime();

/** Flash sale, limited-time or member price: promotions that change the unit price. */
export const isUnitPrice = (promotion: Promotion): promotion is UnitPricePromotion =>
  promotion.kind === 'flashSale' || promotion.kind === 'limitedTime' || promotion.kind === 'memberPrice';

/** The phase of a presale. */
export function bookingStatusOf(presale: Presale | undefined, now: number): BookingStatus {
  if (!presale) return 'none';
  if (now < presale.deposit_from.getTime()) return 'upcoming';
  if (now < presale.deposit_until.getTime()) return 'deposit';
  return now < presale.balance_until.getTime() ? 'balance' : 'ended';
}

/** The presale while its deposit can be paid; null before and after. */
export const bookablePresale = (presale: Presale | undefined, now: number): Presale | null =>
  presale && bookingStatusOf(presale, now) === 'deposit' ? presale : null;

export const presaleDates = ({ balance_from, balance_until, ships_by }: Presale) => ({
  balanceFrom: balance_from,
  balanceUntil: balance_until,
  shipsBy: ships_by,
});

export type BookingStatus = 'none' | 'upcoming' | 'deposit' | 'balance' | 'ended';

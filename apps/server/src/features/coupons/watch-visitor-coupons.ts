import type { Coupon } from '@huarong/core/pricing';
import type { OpenDatabase, Queryable } from '#platform/database';
import type { Log } from '#platform/log';
import { watchPublished } from '#platform/published';
import { claimableCoupon } from './coupon-rule.ts';
import { listVisitorOffers, type OfferRow } from './coupons.queries.ts';

/** An offer with its coupon, as the price engine takes it. */
export interface ClaimableOffer {
  row: OfferRow;
  coupon: Coupon;
}

/** The offers that prices are shown with to a visitor: every product page is rendered with them. */
export interface VisitorCoupons {
  /** Those that can be claimed at this time; the numbers of claims are some seconds old. */
  listAt: (now: number, db: Queryable) => Promise<readonly ClaimableOffer[]> | readonly ClaimableOffer[];
}

/** Their changes are read again here. */
export const COUPON_TABLES: ReadonlySet<string> = new Set(['coupon_offer']);
/** A claim changes only a number and is not notified. As often as stock is read for pages. */
const CLAIMS_INTERVAL_MS = 5_000;

/** In memory. */
interface VisitorCouponSource extends VisitorCoupons {
  listAt: (now: number) => readonly ClaimableOffer[];
  stop: () => Promise<void>;
}
interface CouponWatch {
  log: Log;
  onChange: () => void;
  claimsIntervalMs?: number;
}

export const withCoupon = (row: OfferRow): ClaimableOffer => ({ row, coupon: claimableCoupon(row) });

const isOpen = ({ row }: ClaimableOffer, now: number): boolean =>
  row.claim_from.getTime() <= now && now < row.claim_until.getTime();

/** The offers in memory. Claiming one and placing an order read them from the database. */
export async function watchVisitorCoupons(
  database: OpenDatabase,
  { log, onChange, claimsIntervalMs = CLAIMS_INTERVAL_MS }: CouponWatch,
): Promise<VisitorCouponSource> {
  const db = database.workDb;
  const unreadable = new Set<string>();
  /** One mistake must not stop the shop: an offer with an invalid rule is left out, and logged once. */
  function readable(row: OfferRow): ClaimableOffer[] {
    try {
      return [withCoupon(row)];
    } catch (error) {
      if (!unreadable.has(row.id)) log.error({ err: error, offerId: row.id }, 'coupon not readable');
      unreadable.add(row.id);
      return [];
    }
  }
  const read = async () => (await listVisitorOffers(db)).flatMap(readable);
  let offers = await read();

  /** Staff have changed an offer, and pages still show what it was. */
  let isChanged = false;
  /** The previous ones stay, and so do the pages, until they can be read. */
  async function reload(): Promise<void> {
    try {
      offers = await read();
    } catch (error) {
      log.warn({ err: error }, 'coupons of visitors not read');
      return;
    }
    if (isChanged) onChange();
    isChanged = false;
  }
  const stopWatching = await watchPublished(database, {
    isWatched: (table) => COUPON_TABLES.has(table),
    settleMs: 100,
    onChange() {
      isChanged = true;
      return reload();
    },
  });
  const timer = setInterval(reload, claimsIntervalMs);
  timer.unref();

  return {
    listAt: (now) => offers.filter((offer) => isOpen(offer, now)),
    async stop() {
      clearInterval(timer);
      await stopWatching();
    },
  };
}

/** Read from the database each time, for the shop at another moment. */
export const readVisitorCoupons: VisitorCoupons = {
  listAt: async (now, db) =>
    (await listVisitorOffers(db)).map(withCoupon).filter((offer) => isOpen(offer, now)),
};

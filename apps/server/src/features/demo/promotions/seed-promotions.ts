import {
  demoCoupons,
  demoPresales,
  demoPromotions,
  demoSets,
  type SkuLookup,
} from '@huarong/catalogue/promotions';
import { promotionSchema } from '@huarong/core/pricing/schema';
import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import { type Database, insertRows, type Tx, transaction } from '#platform/database';
import { findDemoProducts } from '../catalogue/find-demo-products.ts';
import { couponRow, dropRows } from './coupon-row.ts';
import { hoursFrom, presaleWindows } from './offer-windows.ts';
import { renewOffers, scheduleRenewal } from './renew-offers.ts';

/** Seeds one promotion and coupon of every kind, running from now on. */
export const seedPromotions = (db: Database): Promise<void> =>
  transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('seed-promotions'))`.execute(tx);
    const products = await findDemoProducts(tx);
    if (!products) return;
    const existing = await tx.selectFrom('promotion').select('id').limit(1).executeTakeFirst();
    if (existing) await renewOffers(tx);
    else await insertPromotions(tx, products);
    await scheduleRenewal(tx);
  });

async function insertPromotions(tx: Tx, products: SkuLookup) {
  const now = await readClock(tx);
  await insertRows(
    tx,
    'promotion',
    demoPromotions(products).map(({ id, kind, title, rule, hours }) => {
      const window = { from: now.getTime(), until: hoursFrom(now, hours).getTime() };
      promotionSchema.parse({ ...rule, promotionId: id, kind, title, window });
      return { id, kind, title, rule, starts_at: now, ends_at: hoursFrom(now, hours), state: 'live' };
    }),
  );
  await insertRows(
    tx,
    'presale',
    demoPresales(products).map((presale) => ({
      id: presale.id,
      sku_id: presale.skuId,
      title: presale.title,
      price_fen: presale.price,
      deposit_fen: presale.deposit,
      deposit_worth_fen: presale.depositWorth,
      ...presaleWindows(presale.phase, now),
      state: 'live',
    })),
  );
  await insertRows(
    tx,
    'bundle_price',
    demoSets(products).map(({ id, title, skuIds, price, hours }) => ({
      id,
      title,
      sku_ids: skuIds,
      price_fen: price,
      starts_at: now,
      ends_at: hoursFrom(now, hours),
      state: 'live',
    })),
  );
  await insertRows(
    tx,
    'coupon_offer',
    demoCoupons(products).map((coupon) => couponRow(coupon, now)),
  );
  await insertRows(
    tx,
    'coupon_drop',
    demoCoupons(products).flatMap((coupon) => dropRows(coupon, now)),
  );
}

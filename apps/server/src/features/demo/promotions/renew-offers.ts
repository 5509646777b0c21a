import { demoCoupons, demoPresales, demoPromotions, demoSets } from '@huarong/catalogue/promotions';
import { sql } from 'kysely';
import { z } from 'zod';
import { readClock } from '#platform/clock';
import { type Database, type Tx, transaction } from '#platform/database';
import { defineJob, type JobHandlers, onJob, scheduleJob } from '#platform/jobs';
import { findDemoProducts } from '../catalogue/find-demo-products.ts';
import { CLAIM_DAYS, hoursFrom, presaleWindows } from './offer-windows.ts';

const renewOffersJob = defineJob('demo-offers-renew', z.object({}));

/** Restarts ended offers, because a demo runs for weeks and its clock is moved forward. What staff edited stays as they left it. */
export const renewDemoOffers = (db: Database): Promise<void> =>
  transaction(db, async (tx) => {
    await renewOffers(tx);
    await scheduleRenewal(tx);
  });

export async function renewOffers(tx: Tx): Promise<void> {
  const products = await findDemoProducts(tx);
  if (!products) return;
  const now = await readClock(tx);
  for (const { id, hours } of demoPromotions(products))
    await tx
      .updateTable('promotion')
      .set({ starts_at: now, ends_at: hoursFrom(now, hours) })
      .where('id', '=', id)
      .where('ends_at', '<=', now)
      .where('updated_at', 'is', null)
      .execute();
  for (const { id, hours } of demoSets(products))
    await tx
      .updateTable('bundle_price')
      .set({ starts_at: now, ends_at: hoursFrom(now, hours) })
      .where('id', '=', id)
      .where('ends_at', '<=', now)
      .where('updated_at', 'is', null)
      .execute();
  for (const { id, phase } of demoPresales(products))
    await tx
      .updateTable('presale')
      .set(presaleWindows(phase, now))
      .where('id', '=', id)
      .where(phase === 'deposit' ? 'deposit_until' : 'balance_until', '<=', now)
      .where('updated_by', 'is', null)
      .execute();
  await tx
    .updateTable('coupon_offer')
    .set({ claim_from: now, claim_until: hoursFrom(now, CLAIM_DAYS * 24) })
    .where((row) => row('id', '=', row.fn.any(row.val(demoCoupons(products).map(({ id }) => id)))))
    .where('claim_until', '<=', now)
    .where('updated_by', 'is', null)
    .execute();
}

/** Schedules the next renewal for when the first offer ends. */
export async function scheduleRenewal(tx: Tx): Promise<void> {
  const { rows } = await sql<{ next: Date | null }>`
    select min(ends) as next from (
      select ends_at as ends from promotion where state = 'live'
      union all select ends_at from bundle_price where state = 'live'
      union all select case when deposit_until > shop_now() then deposit_until else balance_until end from presale
      union all select claim_until from coupon_offer
    ) as offers where ends > shop_now()`.execute(tx);
  const runAt = rows[0]?.next;
  if (runAt) await scheduleJob(tx, renewOffersJob, { uniqueKey: 'next', runAt, payload: {} });
}

export const demoJobs = (db: Database): JobHandlers => onJob(renewOffersJob, () => renewDemoOffers(db));

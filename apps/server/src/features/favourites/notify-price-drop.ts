import { priceDrop, savedUnitPrice } from '@huarong/core/favourites';
import { sql } from 'kysely';
import { z } from 'zod';
import { memberOwner } from '#platform/context';
import type { Database } from '#platform/database';
import { defineJob, type JobHandlers, onJob } from '#platform/jobs';
import { insertEvents } from '#platform/outbox';
import { findSkuOnSale } from '../catalogue/index.ts';
import { readPricesOfSku } from '../promotions/index.ts';
import { type CheaperFavourite, favouriteCheaper } from './favourite-events.ts';
import { listSavedBy } from './favourites.queries.ts';

/** Written by the database trigger `sku_price_fall_noticed`, in the transaction that lowers the price. */
const notifyPriceDropJob = defineJob(
  'price-fall',
  z.object({
    skuId: z.string(),
    /** The id of this price drop. */
    fall: z.string(),
  }),
);
type PriceDrop = z.output<typeof notifyPriceDropJob.payload>;

/**
 * Publishes one event per drop of the list price for every member who now pays less for the sku than when it was saved.
 * A member who saved it during a sale may pay no less.
 */
export async function notifyPriceDrop(db: Database, { skuId, fall }: PriceDrop): Promise<void> {
  const sku = await findSkuOnSale(db, skuId);
  if (!sku) return;
  const saved = await listSavedBy(db, skuId);
  if (saved.length === 0) return;
  const priceOf = await readPricesOfSku(db, { scopeIds: sku, listPriceFen: sku.listPriceFen });
  const events = saved.flatMap(({ member_id: memberId, card, ...row }) => {
    const before = { listPrice: row.saved_price_fen, unitPrice: row.saved_unit_price_fen };
    const now = { listPrice: sku.listPriceFen, unitPrice: priceOf(memberOwner(memberId), card) };
    if (priceDrop(before, now) <= 0) return [];
    const payload: CheaperFavourite = {
      ...{ memberId, skuId, productId: sku.productId, goods: sku.name },
      ...{ savedFen: savedUnitPrice(before, now), nowFen: now.unitPrice },
    };
    return [{ key: `${fall}:${memberId}`, payload }];
  });
  const rows = sql`select key, payload from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
    as event (key text, payload jsonb)`;
  await insertEvents(favouriteCheaper, rows).execute(db);
}

export const favouriteJobs = (db: Database): JobHandlers =>
  onJob(notifyPriceDropJob, ({ payload }) => notifyPriceDrop(db, payload));

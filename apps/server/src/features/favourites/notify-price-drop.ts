import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#platform/database';
import { defineJob, type JobHandlers, onJob } from '#platform/jobs';
import { insertEvents } from '#platform/outbox';
import { favouriteCheaper } from './favourite-events.ts';

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

/** Publishes one event per price drop for every member who saved the sku at a higher price. */
export async function notifyPriceDrop(db: Database, { skuId, fall }: PriceDrop): Promise<void> {
  const cheaper = sql`
    select ${fall}::text || ':' || favourite.member_id as key,
      jsonb_build_object('memberId', favourite.member_id, 'skuId', sku.id, 'productId', product.id,
        'goods', concat_ws(' ', brand.name_cn, product.name_cn, sku.shade_number, sku.shade_name),
        'savedFen', favourite.saved_price_fen, 'nowFen', sku.offer_price_fen) as payload
    from favourite
      join sku on sku.id = favourite.sku_id
      join product on product.id = sku.product_id
      join brand on brand.id = product.brand_id
    where favourite.sku_id = ${skuId} and favourite.member_id is not null
      and sku.offer_price_fen < favourite.saved_price_fen
      and sku.is_live and product.status = 'published'`;
  await insertEvents(favouriteCheaper, cheaper).execute(db);
}

export const favouriteJobs = (db: Database): JobHandlers =>
  onJob(notifyPriceDropJob, ({ payload }) => notifyPriceDrop(db, payload));

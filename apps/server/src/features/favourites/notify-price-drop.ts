import { sql } from 'kysely';
import type { Database } from '#platform/database';
import type { JobHandlers } from '#platform/jobs';

export const FAVOURITE_CHEAPER = 'favourite-cheaper';

interface PriceDrop {
  skuId: string;
  /** The id of this price drop, set by the database trigger. */
  fall: string;
}

/** Publishes one event per price drop for every member who saved the sku at a higher price. */
export const notifyPriceDrop = (db: Database, { skuId, fall }: PriceDrop) =>
  sql`
    insert into outbox_event (topic, key, payload)
    select ${FAVOURITE_CHEAPER}::text, ${fall}::text || ':' || favourite.member_id,
      jsonb_build_object('memberId', favourite.member_id, 'skuId', sku.id, 'productId', product.id,
        'goods', concat_ws(' ', brand.name_cn, product.name_cn, sku.shade_number, sku.shade_name),
        'savedFen', favourite.saved_price_fen, 'nowFen', sku.offer_price_fen)
    from favourite
      join sku on sku.id = favourite.sku_id
      join product on product.id = sku.product_id
      join brand on brand.id = product.brand_id
    where favourite.sku_id = ${skuId} and favourite.member_id is not null
      and sku.offer_price_fen < favourite.saved_price_fen
      and sku.is_live and product.status = 'published'
    on conflict (topic, key) do nothing`.execute(db);

/** A database trigger schedules the job in the transaction that changes the price. */
export const favouriteJobs = (db: Database): JobHandlers => ({
  'price-fall': async ({ payload }) => void (await notifyPriceDrop(db, payload as unknown as PriceDrop)),
});

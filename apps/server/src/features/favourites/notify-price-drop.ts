import { sql } from 'kysely';
import type { Database } from '#platform/database';
import type { JobHandlers } from '#platform/jobs';

export const FAVOURITE_CHEAPER = 'favourite-cheaper';

interface PriceDrop {
  skuId: string;
  /** The name of this fall, given by the database when the price was written. */
  fall: string;
}

/** Tells every member who saved a sku for more than it costs now; a fall is one event for each of them. */
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

/** The job is written by the database itself, in the transaction that changed the price. */
export const favouriteJobs = (db: Database): JobHandlers => ({
  'price-fall': async ({ payload }) => void (await notifyPriceDrop(db, payload as unknown as PriceDrop)),
});

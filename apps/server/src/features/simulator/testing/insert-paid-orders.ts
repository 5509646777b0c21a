import { OrderStatus } from '@huarong/core/orders';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

/**
 * Paid orders of one to three of these skus in turn, one unit of the first and two of the others, latest last. Their stored
 * prices are plain: a replay prices them anew.
 */
export async function insertPaidOrders(
  db: Queryable,
  { count, skuIds, owner }: { count: number; skuIds: readonly string[]; owner: string },
): Promise<void> {
  await sql`
    insert into shop_order (id, owner, kind, source, payment_code, goods_fen, payable_fen, arithmetic, recipient, delivery,
      quote_hash, created_at, paid_at)
    select '2026' || lpad(nth::text, 14, '0'), ${owner}, 'ordinary', 'cart', 'ALIPAY', 100, 100, '[]',
      '{"districtCode": "310104"}', '{}', 'test', now() - interval '30 days' + make_interval(secs => nth * 60),
      now() - interval '30 days' + make_interval(secs => nth * 60 + 30)
    from generate_series(1, ${count}::int) nth`.execute(db);
  await sql`
    insert into sub_order (id, order_id, position, status)
    select id || '-1', id, 1, ${OrderStatus.AwaitingShipment} from shop_order where quote_hash = 'test'`.execute(
    db,
  );
  await sql`
    insert into order_line (id, order_id, sub_order_id, position, sku_id, product_id, kind, snapshot, unit_price_fen,
      quantity, paid_fen, unit_shares)
    select ordered.id || '-' || place, ordered.id, ordered.id || '-1', place, sku.id, sku.product_id, 'ordinary', '{}', 100,
      least(place, 2), 100 * least(place, 2), '[]'
    from shop_order ordered
      cross join generate_series(1, 3) place
      join sku on sku.id = (${[...skuIds]}::text[])[1 + (right(ordered.id, 9)::int + place * 7) % ${skuIds.length}::int]
    where ordered.quote_hash = 'test' and place <= 1 + right(ordered.id, 9)::int % 3`.execute(db);
}

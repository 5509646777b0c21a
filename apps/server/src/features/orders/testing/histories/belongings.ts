import { VOID_STATUSES } from '@huarong/core/orders';
import { sql } from 'kysely';
import { type Database, statusIn } from '#platform/database';

/**
 * Everything an order takes and has to give back, as rows: the stock of every sku, the quotas, the member's coupons,
 * points, lots, samples and cards, the units that count for purchase limits, and the ledger.
 */
export async function readBelongings(db: Database, owner: string, memberId: string): Promise<unknown> {
  const { rows } = await sql<{ belongings: unknown }>`select jsonb_build_object(
    'stock', (select jsonb_object_agg(sku_id, jsonb_build_array(available, held, sold)) from stock),
    'quotas', (select jsonb_agg(jsonb_build_array(promotion_id, sku_id, owner, used) order by promotion_id, sku_id, owner)
      from promotion_use where used <> 0 and owner in ('', ${owner})),
    'coupons', (select jsonb_agg(jsonb_build_array(id, state, order_id) order by id) from coupon where member_id = ${memberId}),
    'points', (select jsonb_build_array(pay_points, held_points, card_points, debt_points)
      from points_account where member_id = ${memberId}),
    'lots', (select jsonb_agg(jsonb_build_array(id, left_points) order by id) from points_lot where member_id = ${memberId}),
    'samples', (select jsonb_agg(jsonb_build_array(id, state, order_id, sent_at) order by id)
      from points_exchange where member_id = ${memberId}),
    'cards', (select jsonb_agg(jsonb_build_array(id, balance_fen, held_fen) order by id)
      from stored_card where member_id = ${memberId}),
    'limits', (select coalesce(sum(line.quantity), 0) from order_line line
      join shop_order on shop_order.id = line.order_id join sub_order on sub_order.id = line.sub_order_id
      where shop_order.owner = ${owner} and not ${statusIn('sub_order.status', VOID_STATUSES)}),
    'ledger', (select jsonb_object_agg(account, total) from (
      select split_part(account, ':', 1) as account, sum(amount_fen) as total
      from ledger_entry group by 1 having sum(amount_fen) <> 0) accounts)
  ) as belongings`.execute(db);
  return rows[0]?.belongings;
}

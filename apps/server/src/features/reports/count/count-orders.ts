import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { addFigures } from './add-figures.ts';
import { countMembers } from './count-members.ts';
import { insertLines } from './insert-lines.ts';
import { insertOffers } from './insert-offers.ts';

/**
 * Counts orders anew, with the entries of the ledger up to an id: what they had added before is taken away first, so that
 * counting twice changes nothing.
 */
export async function countOrders(tx: Tx, orderIds: readonly string[], through: number): Promise<void> {
  if (orderIds.length === 0) return;
  const ids = [...orderIds];
  await addFigures(tx, ids, -1);
  await sql`delete from sales_line where order_id = any (${ids})`.execute(tx);
  await sql`delete from sales_offer where order_id = any (${ids})`.execute(tx);
  await insertOrders(tx, ids, through);
  await insertLines(tx, ids, through);
  await insertOffers(tx, ids);
  await addFigures(tx, ids, 1);
  await countMembers(tx, ids);
}

/** Where a visit came from, such as douyin; the browser sends it as JSON in a text. */
const sourceOf = (name: 'order' | 'firstTouch') => sql`
  coalesce(nullif(left(substring(visit_source ->> ${sql.lit(name)} from '"utm_source" *: *"([^"\\\\]{1,60})"'), 40), ''), 'direct')`;

/** Addresses and cards change later and personal data are erased: an order counts as it was when it was first counted. */
async function insertOrders(tx: Tx, ids: string[], through: number) {
  await sql`
    insert into sales_order (order_id, sale_at, is_sold, province, payment, level, first_source, last_source)
    select shop_order.id, sale.at, paid_at is not null, coalesce(recipient ->> 'provinceCode', ''), payment_code,
      coalesce((
          select to_type from card_change
          where member_id = member.id and card_change.at <= sale.at order by card_change.at desc, id desc limit 1), (
          select from_type from card_change
          where member_id = member.id and card_change.at > sale.at order by card_change.at, id limit 1),
        member.card_type, 'GUEST'),
      ${sourceOf('firstTouch')}, ${sourceOf('order')}
    from shop_order
    left join member on shop_order.owner = 'member:' || member.id
    cross join lateral (
      select coalesce(paid_at, (
        select min(movement.at) from ledger_entry entry join ledger_movement movement on movement.id = entry.movement_id
        where entry.account = 'order:' || shop_order.id and entry.id <= ${through})) as at) sale
    where shop_order.id = any (${ids}) and sale.at is not null
    on conflict (order_id) do update set sale_at = excluded.sale_at, is_sold = excluded.is_sold`.execute(tx);
}

import { sql } from 'kysely';
import type { Tx } from '#platform/database';

/** Counts the buyers of these orders anew, with all orders of each: which one is the first depends on the others. */
export async function countMembers(tx: Tx, orderIds: string[]): Promise<void> {
  const { rows } = await sql<{ owner: string }>`
    select distinct owner from shop_order where id = any (${orderIds}) and owner like 'member:%'`.execute(tx);
  if (rows.length === 0) return;
  const owners = rows.map(({ owner }) => owner);
  const memberIds = owners.map((owner) => owner.slice('member:'.length));
  await sql`
    with part as (delete from sales_member_month where member_id = any (${memberIds}) returning *)
    ${addParts(-1)}`.execute(tx);
  await sql`
    with sold as (
      select substr(owner, 8) as member_id, date_trunc('month', sale_at at time zone 'Asia/Shanghai')::date as month, level,
        sale_at, order_id, row_number() over (partition by owner order by sale_at, order_id) as number
      from shop_order join sales_order on order_id = shop_order.id where owner = any (${owners}) and is_sold
    ), part as (
      insert into sales_member_month (member_id, month, level, first_orders, repeat_orders)
      select member_id, month, (array_agg(level order by sale_at, order_id))[1], count(*) filter (where number = 1),
        count(*) filter (where number > 1)
      from sold group by 1, 2 returning *
    )
    ${addParts(1)}`.execute(tx);
}

const addParts = (sign: 1 | -1) => sql`
  insert into sales_member_figure (month, level, members, first_orders, repeat_orders)
  select month, level, ${sql.lit(sign)} * count(*), ${sql.lit(sign)} * sum(first_orders), ${sql.lit(sign)} * sum(repeat_orders)
  from part group by 1, 2
  on conflict (month, level) do update set members = sales_member_figure.members + excluded.members,
    first_orders = sales_member_figure.first_orders + excluded.first_orders,
    repeat_orders = sales_member_figure.repeat_orders + excluded.repeat_orders`;

import { sql } from 'kysely';
import type { Tx } from '#platform/database';

const SUMS = [
  'units',
  'list_fen',
  'unit_fen',
  'promotion_fen',
  'coupon_fen',
  'points_fen',
  'freight_fen',
  'paid_fen',
  'refund_fen',
  'sale_refund_fen',
] as const;
const OFFER_SUMS = ['units', 'saved_fen', 'back_fen', 'paid_fen', 'refund_fen'] as const;

const list = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
const summed = (names: readonly string[], sign: 1 | -1 = 1) =>
  sql.join(names.map((name) => sql`${sql.lit(sign)} * sum(${sql.ref(name)}) as ${sql.ref(name)}`));
const added = (table: string, names: readonly string[]) =>
  sql.join(
    names.map(
      (name) => sql`${sql.ref(name)} = ${sql.ref(`${table}.${name}`)} + ${sql.ref(`excluded.${name}`)}`,
    ),
  );

/** Adds what these orders count to the figures of their days, or takes it away. */
export async function addFigures(tx: Tx, ids: string[], sign: 1 | -1): Promise<void> {
  await sql`
    with part as (
      select order_id, day, dimension.kind, dimension.value, bool_or(is_sale)::int as orders, ${summed(SUMS)}
      from sales_line join sales_order using (order_id)
      cross join lateral (values ('all', ''), ('hour', lpad(hour::text, 2, '0')), ('province', province),
        ('payment', payment), ('level', level), ('first', first_source), ('last', last_source), ('sku', sku_id),
        ('product', product_id), ('brand', brand_id), ('category', category_id)) dimension (kind, value)
      where order_id = any (${ids}) group by 1, 2, 3, 4
    )
    insert into sales_figure (kind, day, value, orders, ${list(SUMS)})
    select kind, day, value, ${sql.lit(sign)} * sum(orders), ${summed(SUMS, sign)} from part group by 1, 2, 3
    on conflict (kind, day, value) do update set ${added('sales_figure', ['orders', ...SUMS])}`.execute(tx);
  await sql`
    insert into sales_offer_day (day, kind, offer_id, title, orders, ${list(OFFER_SUMS)})
    select day, kind, offer_id, max(title), ${sql.lit(sign)} * count(*), ${summed(OFFER_SUMS, sign)}
    from sales_offer where order_id = any (${ids}) group by day, kind, offer_id
    on conflict (day, kind, offer_id) do update set title = excluded.title,
      ${added('sales_offer_day', ['orders', ...OFFER_SUMS])}`.execute(tx);
}

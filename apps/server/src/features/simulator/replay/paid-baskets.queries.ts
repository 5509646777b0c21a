import type { CardType, Coupon, LineInput } from '@huarong/core/pricing';
import { couponSchema } from '@huarong/core/pricing/schema';
import { fen } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

/** The latest paid orders that a replay prices. */
export const MOST_BASKETS = 10_000;

export interface BasketPosition {
  paidAt: string;
  id: string;
}

interface BasketRow {
  id: string;
  paid_at: Date;
  position: string;
  region: string | null;
  points: number;
  card: CardType | null;
  is_first: boolean;
  lines: {
    skuId: string;
    quantity: number;
    price: number | null;
    cost: number | null;
    productId: string | null;
    brandId: string | null;
    categoryId: string | null;
  }[];
  coupons: { id: string; title: string; rule: object }[];
}

export async function countPaidBaskets(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from shop_order where paid_at is not null and kind = 'ordinary'
      order by paid_at desc, id desc limit ${MOST_BASKETS}) latest`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A slice of paid orders, latest first, with today's prices and costs. Gifts and extra-buys are left out. */
export async function listPaidBaskets(
  db: Queryable,
  after: BasketPosition | null,
  size: number,
): Promise<BasketRow[]> {
  const { rows } = await sql<BasketRow>`
    with latest as materialized (
      select id, owner, paid_at, created_at, points_used, coupon_ids, recipient ->> 'districtCode' as region
      from shop_order
      where paid_at is not null and kind = 'ordinary'
        ${after ? sql`and (paid_at, id) < (${after.paidAt}::timestamptz, ${after.id})` : sql``}
      order by paid_at desc, id desc limit ${size})
    select latest.id, latest.paid_at, latest.paid_at::text as position, latest.region,
      latest.points_used::int as points, member.card_type as card,
      not exists (select from shop_order earlier
        where earlier.owner = latest.owner and earlier.created_at < latest.created_at) as is_first,
      (select coalesce(jsonb_agg(jsonb_build_object('skuId', line.sku_id, 'quantity', line.quantity,
          'price', sku.offer_price_fen, 'cost', sku_supply.cost_fen, 'productId', product.id,
          'brandId', product.brand_id, 'categoryId', product.category_id) order by line.sku_id), '[]')
        from (select sku_id, least(99, sum(quantity))::int as quantity from order_line
            where order_id = latest.id and kind = 'ordinary' group by sku_id) line
          left join sku on sku.id = line.sku_id left join product on product.id = sku.product_id
          left join sku_supply on sku_supply.sku_id = line.sku_id) as lines,
      (select coalesce(jsonb_agg(jsonb_build_object('id', coupon.id, 'title', coupon_offer.title,
          'rule', coupon_offer.rule) order by coupon.id), '[]')
        from coupon join coupon_offer on coupon_offer.id = coupon.offer_id
        where coupon.id = any(latest.coupon_ids)) as coupons
    from latest left join member on 'member:' || member.id = latest.owner
    order by latest.paid_at desc, latest.id desc`.execute(db);
  return rows;
}

/** Category → itself and those above it. */
export async function readCategoryTrails(db: Queryable): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db.selectFrom('category').select(['id', 'parent_id']).execute();
  const parents = new Map(rows.map(({ id, parent_id }) => [id, parent_id]));
  const trailOf = (id: string): string[] => {
    const trail = [id];
    for (let up = parents.get(id); up && !trail.includes(up); up = parents.get(up)) trail.push(up);
    return trail;
  };
  return new Map(rows.map(({ id }) => [id, trailOf(id)]));
}

/** The lines that can be priced, and how many are of skus that no longer exist. */
export function linesOf(
  { lines }: BasketRow,
  trails: ReadonlyMap<string, readonly string[]>,
): { lines: LineInput[]; cost: number | null; skipped: number } {
  const priced = lines.flatMap(({ skuId, quantity, price, productId, brandId, categoryId }): LineInput[] =>
    price === null || productId === null || brandId === null || categoryId === null
      ? []
      : [
          {
            ...{ lineId: skuId, skuId, productId, brandId, quantity, listUnitPrice: fen(price) },
            categoryIds: trails.get(categoryId) ?? [categoryId],
          },
        ],
  );
  const cost = lines.reduce<number | null>(
    (all, line) => (all === null || line.cost === null ? null : all + line.cost * line.quantity),
    0,
  );
  return { lines: priced, cost, skipped: lines.length - priced.length };
}

/** The coupons that the order used; their conditions were met then. */
export const couponsOf = ({ coupons }: BasketRow): Coupon[] =>
  coupons.flatMap(({ id, title, rule }) => {
    const parsed = couponSchema.safeParse({
      ...rule,
      couponId: id,
      title,
      code: null,
      conditions: [],
      window: { from: null, until: null },
    });
    return parsed.success ? [parsed.data] : [];
  });

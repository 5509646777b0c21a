import { accept, type Result, refuse, STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';
import { isCartFull } from './cart-full.ts';

interface NewLine {
  owner: string;
  skuId: string;
  quantity: number;
  /** What the shopper saw; kept to tell how the price has moved since. */
  unitPriceFen: number;
  isChecked: boolean;
}

type CannotAdd =
  | { code: 'sku-not-found' | 'sku-unavailable' }
  | { code: 'out-of-stock'; available: number }
  | { code: 'purchase-limit' | 'cart-full'; limit: number };

interface Goods {
  is_on_sale: boolean;
  available: number;
  ceiling: number;
  /** The line's new quantity; null when nothing was written. */
  quantity: number | null;
}

/**
 * Puts pieces into the cart in one statement that carries its own conditions, so two tabs add up and neither slips past
 * a limit. It takes the cart's row before the line's, like every other change: then no two can wait for each other.
 */
export async function addLine(db: Queryable, line: NewLine): Promise<Result<null, CannotAdd>> {
  try {
    const goods = await putOnLine(db, line);
    return goods ? outcomeOf(goods) : refuse({ code: 'sku-not-found' });
  } catch (error) {
    if (isCartFull(error)) return refuse({ code: 'cart-full', limit: STORE.cart.lines });
    throw error;
  }
}

async function putOnLine(db: Queryable, { owner, skuId, quantity, unitPriceFen, isChecked }: NewLine) {
  const { rows } = await sql<Goods>`
    with moment as materialized (
      select shop_now() as now
    ), goods as (
      select sku.id, sku.is_live and product.status = 'published' as is_on_sale,
        coalesce(stock.available, 0) as available,
        least(sku.purchase_limit, ${STORE.cart.quantityPerSku}::int) as ceiling
      from sku
        join product on product.id = sku.product_id
        left join stock on stock.sku_id = sku.id
      where sku.id = ${skuId}
    ), bag as (
      insert into cart (owner, changed_at)
      select ${owner}, now from goods, moment where is_on_sale and ${quantity}::int <= least(ceiling, available)
      on conflict (owner) do update set changed_at = excluded.changed_at
      returning owner
    ), put as (
      insert into cart_line as line (owner, sku_id, quantity, is_checked, added_price_fen, added_at)
      select bag.owner, goods.id, ${quantity}::int, ${isChecked}::boolean, ${unitPriceFen}::bigint, now
      from goods, bag, moment
      on conflict (owner, sku_id, variant) do update set
        quantity = line.quantity + excluded.quantity, is_checked = line.is_checked or excluded.is_checked
      where line.quantity + excluded.quantity <= (select least(ceiling, available) from goods)
      returning quantity
    )
    select is_on_sale, available, ceiling, (select quantity from put) as quantity from goods`.execute(db);
  return rows[0];
}

function outcomeOf({ is_on_sale, available, ceiling, quantity }: Goods): Result<null, CannotAdd> {
  if (quantity !== null) return accept(null);
  if (!is_on_sale) return refuse({ code: 'sku-unavailable' });
  return ceiling <= available
    ? refuse({ code: 'purchase-limit', limit: ceiling })
    : refuse({ code: 'out-of-stock', available });
}

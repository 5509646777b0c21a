import { type QuantityRefusal, quantityRefusal } from '@huarong/core/cart';
import type { LimitSettings } from '@huarong/core/settings';
import { accept, type Result, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';
import { isCartFull } from './cart-full.ts';

interface NewLine {
  owner: string;
  skuId: string;
  quantity: number;
  /** The price the shopper saw, stored to show later how the price has changed. */
  unitPriceFen: number;
  isChecked: boolean;
  limits: Pick<LimitSettings, 'cartLines' | 'unitsPerSku'>;
}

type AddLineRefusal =
  | { code: 'sku-not-found' | 'sku-unavailable' }
  | QuantityRefusal
  | { code: 'cart-full'; limit: number };

interface SkuState {
  is_on_sale: boolean;
  available: number;
  max_quantity: number;
  is_full: boolean;
  /** The line's new quantity; null when nothing was written. */
  quantity: number | null;
}

/**
 * Adds units in one statement that checks stock and limits itself, so that concurrent requests cannot exceed a limit.
 * It locks the cart's row before the line's, like every other change: this prevents deadlocks.
 */
export async function addLine(db: Queryable, line: NewLine): Promise<Result<null, AddLineRefusal>> {
  try {
    const sku = await upsertWithinLimits(db, line);
    return sku ? toResult(sku, line.limits) : refuse({ code: 'sku-not-found' });
  } catch (error) {
    if (isCartFull(error)) return refuse({ code: 'cart-full', limit: line.limits.cartLines });
    throw error;
  }
}

async function upsertWithinLimits(
  db: Queryable,
  { owner, skuId, quantity, unitPriceFen, isChecked, limits }: NewLine,
) {
  const { rows } = await sql<SkuState>`
    with moment as materialized (
      select shop_now() as now
    ), wanted as (
      select sku.id, sku.is_live and product.status = 'published' as is_on_sale,
        coalesce(stock.available, 0) as available,
        least(sku.purchase_limit, ${limits.unitsPerSku}::int) as max_quantity
      from sku
        join product on product.id = sku.product_id
        left join stock on stock.sku_id = sku.id
      where sku.id = ${skuId}
    ), cart_row as (
      insert into cart (owner, changed_at)
      select ${owner}, now from wanted, moment where is_on_sale and ${quantity}::int <= least(max_quantity, available)
      on conflict (owner) do update set changed_at = excluded.changed_at
      returning owner, line_count >= ${limits.cartLines}::int and not exists (
        select from cart_line line where line.owner = cart.owner and sku_id = ${skuId} and variant = '') as is_full
    ), upserted as (
      insert into cart_line as line (owner, sku_id, quantity, is_checked, added_price_fen, added_at)
      select cart_row.owner, wanted.id, ${quantity}::int, ${isChecked}::boolean, ${unitPriceFen}::bigint, now
      from wanted, cart_row, moment
      where not is_full
      on conflict (owner, sku_id, variant) do update set
        quantity = line.quantity + excluded.quantity, is_checked = line.is_checked or excluded.is_checked
      where line.quantity + excluded.quantity <= (select least(max_quantity, available) from wanted)
      returning quantity
    )
    select is_on_sale, available, max_quantity, coalesce((select is_full from cart_row), false) as is_full,
      (select quantity from upserted) as quantity
    from wanted`.execute(db);
  return rows[0];
}

function toResult(
  { is_on_sale, available, max_quantity, is_full, quantity }: SkuState,
  { cartLines }: NewLine['limits'],
): Result<null, AddLineRefusal> {
  if (quantity !== null) return accept(null);
  if (!is_on_sale) return refuse({ code: 'sku-unavailable' });
  if (is_full) return refuse({ code: 'cart-full', limit: cartLines });
  return refuse(quantityRefusal({ maxQuantity: max_quantity, available }));
}

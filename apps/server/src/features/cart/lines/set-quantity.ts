import { accept, type Result, refuse, STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

type CannotSet =
  | { code: 'cart-line-not-found' }
  | { code: 'out-of-stock'; available: number }
  | { code: 'purchase-limit'; limit: number };

interface Outcome {
  available: number;
  ceiling: number;
  is_set: boolean;
}

/** Fewer than before is always allowed: a line that has become too long for the stock must be able to shrink. */
export async function setQuantity(
  db: Queryable,
  { owner, skuId, quantity }: { owner: string; skuId: string; quantity: number },
): Promise<Result<null, CannotSet>> {
  const { rows } = await sql<Outcome>`
    with bag as (
      update cart set changed_at = shop_now() where owner = ${owner} returning owner
    ), goods as (
      select line.owner, sku.id as sku_id, coalesce(stock.available, 0) as available,
        least(sku.purchase_limit, ${STORE.cart.quantityPerSku}::int) as ceiling
      from bag
        join cart_line line on line.owner = bag.owner and line.sku_id = ${skuId} and line.variant = ''
        join sku on sku.id = line.sku_id
        left join stock on stock.sku_id = sku.id
    ), written as (
      update cart_line line set quantity = ${quantity}::int
      from goods
      where line.owner = goods.owner and line.sku_id = goods.sku_id and line.variant = ''
        and (${quantity}::int <= least(goods.ceiling, goods.available) or ${quantity}::int < line.quantity)
      returning true
    )
    select available, ceiling, exists (select from written) as is_set from goods`.execute(db);
  const found = rows[0];
  if (!found) return refuse({ code: 'cart-line-not-found' });
  if (found.is_set) return accept(null);
  return found.ceiling <= found.available
    ? refuse({ code: 'purchase-limit', limit: found.ceiling })
    : refuse({ code: 'out-of-stock', available: found.available });
}

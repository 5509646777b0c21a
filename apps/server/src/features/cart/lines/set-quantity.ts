import { type QuantityRefusal, quantityRefusal } from '@huarong/core/cart';
import { accept, type Result, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

type SetQuantityRefusal = { code: 'cart-line-not-found' } | QuantityRefusal;

interface Outcome {
  available: number;
  max_quantity: number;
  is_set: boolean;
}

/** A lower quantity is always allowed, so that a line above the current stock can be reduced. */
export async function setQuantity(
  db: Queryable,
  {
    owner,
    skuId,
    quantity,
    unitsPerSku,
  }: { owner: string; skuId: string; quantity: number; unitsPerSku: number },
): Promise<Result<null, SetQuantityRefusal>> {
  const { rows } = await sql<Outcome>`
    with cart_row as (
      update cart set changed_at = shop_now() where owner = ${owner} returning owner
    ), wanted as (
      select line.owner, sku.id as sku_id, coalesce(stock.available, 0) as available,
        least(sku.purchase_limit, ${unitsPerSku}::int) as max_quantity
      from cart_row
        join cart_line line on line.owner = cart_row.owner and line.sku_id = ${skuId} and line.variant = ''
        join sku on sku.id = line.sku_id
        left join stock on stock.sku_id = sku.id
    ), written as (
      update cart_line line set quantity = ${quantity}::int
      from wanted
      where line.owner = wanted.owner and line.sku_id = wanted.sku_id and line.variant = ''
        and (${quantity}::int <= least(wanted.max_quantity, wanted.available) or ${quantity}::int < line.quantity)
      returning true
    )
    select available, max_quantity, exists (select from written) as is_set from wanted`.execute(db);
  const found = rows[0];
  if (!found) return refuse({ code: 'cart-line-not-found' });
  if (found.is_set) return accept(null);
  return refuse(quantityRefusal({ maxQuantity: found.max_quantity, available: found.available }));
}

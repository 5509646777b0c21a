import { getFirst } from '@huarong/core/shared';
import { sql } from 'kysely';
import { type Queryable, transaction } from '#platform/database';
import { lockCart } from '../cart.queries.ts';

interface Subtraction {
  owner: string;
  skuId: string;
  /** Omitted for a plain sku. */
  variant?: string | undefined;
  quantity: number;
}

/**
 * Subtracts units and deletes the line with its last unit. False when there is no such line. The lock is a separate
 * statement: a statement that waits for the lock would still use the quantity it read before waiting.
 */
export const subtractQuantity = (
  db: Queryable,
  { owner, skuId, variant = '', quantity }: Subtraction,
): Promise<boolean> =>
  transaction(db, async (tx) => {
    await lockCart(tx, owner);
    const { rows } = await sql<{ is_found: boolean }>`
      with deleted as (
        delete from cart_line
        where owner = ${owner} and sku_id = ${skuId} and variant = ${variant} and quantity <= ${quantity}::int
        returning true
      ), reduced as (
        update cart_line set quantity = quantity - ${quantity}::int
        where owner = ${owner} and sku_id = ${skuId} and variant = ${variant} and quantity > ${quantity}::int
        returning true
      )
      select exists (select from deleted) or exists (select from reduced) as is_found`.execute(tx);
    return getFirst(rows).is_found;
  });

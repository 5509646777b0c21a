import { sql } from 'kysely';
import { type Queryable, transaction } from '#platform/database';
import { lockCart } from '../cart.queries.ts';

interface Subtraction {
  owner: string;
  skuId: string;
  /** Left out: the plain sku. */
  variant?: string | undefined;
  quantity: number;
}

/**
 * Takes pieces off; the line goes with its last piece. False when there is no such line. The lock comes in a statement of
 * its own: one that had waited for it would still judge by the quantity it saw before.
 */
export const subtractQuantity = (
  db: Queryable,
  { owner, skuId, variant = '', quantity }: Subtraction,
): Promise<boolean> =>
  transaction(db, async (tx) => {
    await lockCart(tx, owner);
    const { rows } = await sql<{ is_found: boolean }>`
      with gone as (
        delete from cart_line
        where owner = ${owner} and sku_id = ${skuId} and variant = ${variant} and quantity <= ${quantity}::int
        returning true
      ), fewer as (
        update cart_line set quantity = quantity - ${quantity}::int
        where owner = ${owner} and sku_id = ${skuId} and variant = ${variant} and quantity > ${quantity}::int
        returning true
      )
      select exists (select from gone) or exists (select from fewer) as is_found`.execute(tx);
    return rows[0]!.is_found;
  });

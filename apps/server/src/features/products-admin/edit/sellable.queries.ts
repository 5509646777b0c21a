import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

/** Which of these products have a sku that is sold. */
export async function listSellableProducts(
  db: Queryable,
  productIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ product_id: string }>`
    select distinct product_id from sku where product_id = any(${[...productIds]}) and is_live`.execute(db);
  return new Set(rows.map(({ product_id }) => product_id));
}

import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import type { Changed } from './changes.queries.ts';
import { inBatches } from './in-batches.ts';
import { NAMED, type Touched } from './tables.ts';

/**
 * What others gave to things that a run made, and what would vanish with them unnoticed: products that were bought or
 * reviewed, skus and pictures added since. Asked by lists of ids: the planner knows nothing yet of rows so new.
 */
export async function listLeaningOn(tx: Tx, changed: Changed): Promise<string[]> {
  const touched = (table: Touched) => new Set(changed.get(table)?.map(({ id }) => id));
  const made = (table: Touched) => changed.get(table)?.flatMap(({ id, isMade }) => (isMade ? id : [])) ?? [];
  const [ourSkus, ourPictures] = [touched('sku'), touched('product_image')];
  const found = new Set<string>();

  await inBatches(made('product'), async (ids) => {
    for (const id of await listPopular(tx, ids)) found.add(`${NAMED.product} ${id}`);
    for (const id of await listSkusOf(tx, ids)) if (!ourSkus.has(id)) found.add(`${NAMED.sku} ${id}`);
  });
  for (const column of ['product_id', 'sku_id'] as const)
    await inBatches(made(column === 'sku_id' ? 'sku' : 'product'), async (ids) => {
      for (const id of await listPicturedProducts(tx, column, ids))
        if (!ourPictures.has(id)) found.add(`${NAMED.product_image} ${id}`);
    });
  return [...found];
}

const listPopular = async (tx: Tx, ids: readonly string[]) =>
  (
    await tx
      .selectFrom('product')
      .select('id')
      .where(sql<boolean>`id = any(${[...ids]})`)
      .where(sql<boolean>`(sold_count > 0 or comment_count > 0)`)
      .execute()
  ).map(({ id }) => id);

const listSkusOf = async (tx: Tx, productIds: readonly string[]) =>
  (
    await tx
      .selectFrom('sku')
      .select('id')
      .where(sql<boolean>`product_id = any(${[...productIds]})`)
      .execute()
  ).map(({ id }) => id);

const listPicturedProducts = async (tx: Tx, column: 'product_id' | 'sku_id', ids: readonly string[]) =>
  (
    await tx
      .selectFrom('product_image')
      .select('product_id')
      .distinct()
      .where(sql<boolean>`${sql.ref(column)} = any(${[...ids]})`)
      .execute()
  ).map(({ product_id }) => product_id);

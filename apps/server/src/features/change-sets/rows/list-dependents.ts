import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { inBatches } from './in-batches.ts';
import { nameRows } from './name-rows.ts';
import type { ChangedRows } from './rows.queries.ts';
import type { ChangedTable } from './tables.ts';

/**
 * Data that depends on rows a set made and would be deleted with them: products bought or reviewed, skus, costs and
 * images added later. Queried by id lists, because the planner has no statistics for rows this new.
 */
export async function listDependents(tx: Tx, changed: ChangedRows): Promise<string[]> {
  const changedIds = (table: ChangedTable) => new Set(changed.get(table)?.map(({ id }) => id));
  const newIds = (table: ChangedTable) =>
    changed.get(table)?.flatMap(({ id, isNew }) => (isNew ? id : [])) ?? [];
  const [ownSkus, ownImages] = [changedIds('sku'), changedIds('product_image')];
  const ownSupplies = changedIds('sku_supply');
  const found = new Set<string>();
  const add = async (table: ChangedTable, ids: readonly string[]) => {
    for (const name of await nameRows(tx, table, ids)) found.add(name);
  };

  await inBatches(newIds('product'), async (ids) => {
    await add('product', await listSoldOrReviewed(tx, ids));
    const skuIds = await listSkusOf(tx, ids);
    await add(
      'sku',
      skuIds.filter((id) => !ownSkus.has(id)),
    );
  });
  await inBatches(newIds('sku'), async (ids) => {
    const supplied = await listSupplied(tx, ids);
    await add(
      'sku_supply',
      supplied.filter((id) => !ownSupplies.has(id)),
    );
  });
  for (const column of ['product_id', 'sku_id'] as const)
    await inBatches(newIds(column === 'sku_id' ? 'sku' : 'product'), async (ids) => {
      const productIds = await listProductsWithImages(tx, column, ids);
      await add(
        'product_image',
        productIds.filter((id) => !ownImages.has(id)),
      );
    });
  return [...found];
}

const listSoldOrReviewed = async (tx: Tx, ids: readonly string[]) =>
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

const listProductsWithImages = async (tx: Tx, column: 'product_id' | 'sku_id', ids: readonly string[]) =>
  (
    await tx
      .selectFrom('product_image')
      .select('product_id')
      .distinct()
      .where(sql<boolean>`${sql.ref(column)} = any(${[...ids]})`)
      .execute()
  ).map(({ product_id }) => product_id);

const listSupplied = async (tx: Tx, skuIds: readonly string[]) =>
  (
    await tx
      .selectFrom('sku_supply')
      .select('sku_id')
      .where(sql<boolean>`sku_id = any(${[...skuIds]})`)
      .execute()
  ).map(({ sku_id }) => sku_id);

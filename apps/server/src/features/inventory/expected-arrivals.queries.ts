import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';

/** `2026-11-26`; null when staff entered none. */
export const findExpectedArrival = async (db: Queryable, skuId: string): Promise<string | null> =>
  (
    await db
      .selectFrom('expected_arrival')
      .select(sql<string>`to_char(expected_on, 'YYYY-MM-DD')`.as('day'))
      .where('sku_id', '=', skuId)
      .executeTakeFirst()
  )?.day ?? null;

export const saveExpectedArrival = (tx: Tx, skuId: string, day: string) =>
  tx
    .insertInto('expected_arrival')
    .values({ sku_id: skuId, expected_on: day })
    .onConflict((known) => known.column('sku_id').doUpdateSet({ expected_on: day }))
    .execute();

export const deleteExpectedArrival = (tx: Tx, skuId: string) =>
  tx.deleteFrom('expected_arrival').where('sku_id', '=', skuId).execute();

import type { Queryable } from '#platform/database';

export interface StoredMaintenance {
  sentence: string;
  expectedEnd: Date;
}

/** What staff have closed the shop with; null while it is open. */
export async function findMaintenance(db: Queryable): Promise<StoredMaintenance | null> {
  const row = await db.selectFrom('maintenance').select(['sentence', 'expected_end']).executeTakeFirst();
  return row ? { sentence: row.sentence, expectedEnd: row.expected_end } : null;
}

/** Closes the shop, or changes what visitors read while it is closed. */
export async function closeShop(
  db: Queryable,
  { sentence, expectedEnd, staffId }: StoredMaintenance & { staffId: number },
): Promise<void> {
  await db
    .insertInto('maintenance')
    .values({ sentence, expected_end: expectedEnd, closed_by: staffId })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ sentence, expected_end: expectedEnd, closed_by: staffId }),
    )
    .execute();
}

/** False: it was open. */
export async function openShop(db: Queryable): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('maintenance').executeTakeFirst();
  return numDeletedRows > 0n;
}

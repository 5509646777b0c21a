import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database';

/** Makes waiting jobs due now; `where` is a condition on the columns of job. Returns how many were not due before. */
export async function runNow(
  db: Queryable,
  { kinds, where }: { kinds: readonly string[]; where: RawBuilder<boolean> },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update job set run_at = shop_now(), next_attempt_at = now()
    where kind = any(${[...kinds]}) and state = 'waiting' and run_at > shop_now() and (${where})`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

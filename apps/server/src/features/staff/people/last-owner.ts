import { accept, type Result, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Database } from '#platform/database';

/**
 * Makes a change unless nobody would be left who can manage staff. The schema has the same rule as a trigger; asking
 * first, under the lock that the trigger takes, turns its error into an answer.
 */
export async function refuseLastOwner(
  db: Database,
  change: () => Promise<unknown>,
): Promise<Result<null, { code: 'last-owner' }>> {
  await sql`select pg_advisory_xact_lock(hashtext('staff:last-owner'))`.execute(db);
  await sql`savepoint before_owner_change`.execute(db);
  try {
    await change();
    await sql`release savepoint before_owner_change`.execute(db);
    return accept(null);
  } catch (error) {
    if (!isLastOwnerError(error)) throw error;
    await sql`rollback to savepoint before_owner_change`.execute(db);
    return refuse({ code: 'last-owner' });
  }
}

const isLastOwnerError = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'staff_last_owner';

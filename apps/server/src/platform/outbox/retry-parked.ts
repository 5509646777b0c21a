import { sql } from 'kysely';
import type { Tx } from '#platform/database';

/** Delivers parked events of a topic again, all or one; returns how many. */
export async function retryParkedEvents(tx: Tx, topic: string, id?: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update outbox_event set state = 'waiting', settled_at = null, attempts = 0, next_attempt_at = now()
    where topic = ${topic} and state = 'parked' and (${id ?? null}::bigint is null or id = ${id ?? null})`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0n);
}

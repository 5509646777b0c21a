import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database';
import { deleteInSlices, SLICE } from './delete-in-slices.ts';
import { RETENTION_DAYS } from './retention-days.ts';

/** Machine time, as in the columns of events, jobs and idempotency keys. */
const daysAgo = (days: number): RawBuilder<Date> =>
  sql<Date>`(now() - make_interval(days => ${sql.lit(days)}))`;

/** Deletes finished work and forgotten visitors. False: time ran out, and a part is left. */
export async function deleteOldRows(db: Database, isTimeUp: () => boolean): Promise<boolean> {
  const events = {
    table: 'outbox_event',
    age: 'created_at',
    before: daysAgo(RETENTION_DAYS.deliveredEvents),
    isOver: sql<boolean>`state = 'delivered' and settled_at < ${daysAgo(RETENTION_DAYS.deliveredEvents)}`,
  };
  const jobs = {
    table: 'job',
    age: 'created_at',
    before: daysAgo(RETENTION_DAYS.endedJobs),
    isOver: sql<boolean>`state in ('done', 'cancelled') and settled_at < ${daysAgo(RETENTION_DAYS.endedJobs)}`,
  };
  await deleteSilentReplicas(db);
  return (
    (await deleteInSlices(db, events, isTimeUp)) &&
    (await deleteInSlices(db, jobs, isTimeUp)) &&
    (await deleteIdempotencyKeys(db, isTimeUp)) &&
    (await deleteGuests(db, isTimeUp))
  );
}

/** A handful: one for each start of a process that ended without a word. */
const deleteSilentReplicas = (db: Database) =>
  db.deleteFrom('replica').where('seen_at', '<', daysAgo(RETENTION_DAYS.silentReplicas)).execute();

async function deleteIdempotencyKeys(db: Database, isTimeUp: () => boolean): Promise<boolean> {
  for (;;) {
    if (isTimeUp()) return false;
    const { numAffectedRows } = await sql`
      delete from idempotency_key where (scope, key) in (
        select scope, key from idempotency_key where created_at < ${daysAgo(RETENTION_DAYS.idempotencyKeys)}
        order by created_at limit ${SLICE})`.execute(db);
    if ((numAffectedRows ?? 0n) < SLICE) return true;
  }
}

/** Tables whose rows keep a guest; a payment, a quote or a return has its order in the same hands. */
const KEEPING_TABLES = ['address', 'browsing_history', 'cart', 'checkout_draft', 'favourite', 'shop_order'];

/** In the order of their first visit. Business time, as in their columns. */
async function deleteGuests(db: Database, isTimeUp: () => boolean): Promise<boolean> {
  const before = sql`shop_now() - make_interval(days => ${sql.lit(RETENTION_DAYS.guests)})`;
  const isOwner = KEEPING_TABLES.map(
    (table) =>
      sql`exists (select 1 from ${sql.table(table)} as held where held.owner = 'guest:' || guest.id)`,
  );
  let after = { created_at: '-infinity', id: '' };
  for (;;) {
    if (isTimeUp()) return false;
    const { rows } = await sql<{ created_at: string; id: string }>`
      with slice as materialized (
        select id, created_at from guest
        where (created_at, id) > (${after.created_at}::timestamptz, ${after.id}) and created_at < ${before}
        order by created_at, id limit ${SLICE}
      ), gone as (
        delete from guest using slice where guest.id = slice.id and guest.last_seen_at < ${before}
          and not exists (select 1 from session where session.guest_id = guest.id)
          and not (${sql.join(isOwner, sql` or `)})
      )
      select created_at::text, id from slice order by created_at desc, id desc limit 1`.execute(db);
    const last = rows[0];
    if (!last) return true;
    after = last;
  }
}

import type { CommitFacts } from '@huarong/core/checkout';
import { DAY_MS, getFirst, STORE } from '@huarong/core/shared';
import { type Insertable, sql } from 'kysely';
import { z } from 'zod';
import { readClock } from '#platform/clock';
import { type Database, type Tables, type Tx, valuesOf, writeAtCommit } from '#platform/database';
import { defineJob, type JobHandlers, onRecurringJob, scheduleJob } from '#platform/jobs';

const { windowMinutes, recipientHours, retentionDays } = STORE.commitRisk;

/** Where an order comes from. */
export type CommitOrigin = Pick<
  Insertable<Tables['commit_record']>,
  'owner' | 'address' | 'recipient_hash' | 'payable_fen'
> & { device_id: string | null };
export type CommitHistory = Omit<CommitFacts, 'payable' | 'isNewDevice'>;

/** The placed orders that this one is compared with. */
export async function readCommitHistory(
  tx: Tx,
  { owner, device_id, address, recipient_hash }: CommitOrigin,
): Promise<CommitHistory> {
  const placed = sql`from commit_record where order_id is not null`;
  const inWindow = sql`created_at > shop_now() - make_interval(mins => ${windowMinutes})`;
  const { rows } = await sql<CommitHistory>`
    select
      (select count(*)::int ${placed} and owner = ${owner} and ${inWindow}) as "ordersByOwner",
      (select count(*)::int ${placed} and device_id = ${device_id}::text and owner <> ${owner} and ${inWindow})
        as "ordersByDevice",
      (select count(*)::int ${placed} and address = ${address} and ${inWindow}) as "ordersByAddress",
      (select count(distinct owner)::int ${placed} and address = ${address} and ${inWindow}) as "accountsOnAddress",
      (select count(distinct owner)::int ${placed} and recipient_hash = ${recipient_hash} and owner <> ${owner}
        and created_at > shop_now() - make_interval(hours => ${recipientHours})) as "accountsToRecipient"`.execute(
    tx,
  );
  return getFirst(rows);
}

/** Inserts it with the commit. */
export async function insertCommitRecord(
  tx: Tx,
  record: Insertable<Tables['commit_record']> & { order_id?: string },
): Promise<void> {
  const { columns, values } = valuesOf('commit_record', [record]);
  await writeAtCommit(tx, `commit record ${record.order_id}`, () => ({
    record: sql`insert into commit_record (${columns}) ${values}`,
  }));
}

const deleteOldRecordsJob = defineJob('commit-record-sweep', z.object({}));

export const deleteOldRecords = (db: Database) =>
  db
    .deleteFrom('commit_record')
    .where('created_at', '<', sql<Date>`shop_now() - make_interval(days => ${retentionDays})`)
    .execute();

/** Records are needed for a day; they are kept for a month so that a dispute can be looked into. */
export const checkoutJobs = (db: Database): JobHandlers =>
  onRecurringJob(deleteOldRecordsJob, 'daily', async () => {
    await deleteOldRecords(db);
    const runAt = new Date((await readClock(db)).getTime() + DAY_MS);
    await scheduleJob(db, deleteOldRecordsJob, { uniqueKey: 'daily', runAt, payload: {} });
  });

import { sql } from 'kysely';
import { z } from 'zod';
import { type Database, type Tx, transaction } from '#platform/database';
import { defineJob, type JobHandlers, onRecurringJob, scheduleJob } from '#platform/jobs';

const sumDaysJob = defineJob('ledger.sum-days', z.object({}));
const PAUSE = { idle: '5 minutes', behind: '1 second' } as const;
/** Entries added in one transaction: 3,000,000 of an old shop are added in a minute, without a long one. */
const BATCH = 100_000;

interface State {
  summed_id: number;
  seen_id: number;
  /** Every transaction that ran when seen_id was read has ended. */
  is_settled: boolean;
}

/**
 * Adds entries to the sums by day. Two steps, because the id of an entry is given before its transaction ends: the last
 * id is noted, and summed up to by a later run, when whatever could still add a smaller id has ended.
 */
export const sumSettledEntries = (db: Database, batch = BATCH): Promise<'idle' | 'behind'> =>
  transaction(db, async (tx) => {
    // After a restore the numbers of transactions begin again.
    const { rows } = await sql<State>`
      select summed_id, seen_id,
        pg_snapshot_xmin(pg_current_snapshot())::text::bigint >= seen_transaction
          or pg_snapshot_xmax(pg_current_snapshot())::text::bigint < seen_transaction as is_settled
      from ledger_sum_state for update`.execute(tx);
    const state = rows[0];
    if (!state?.is_settled) return 'idle';
    if (state.seen_id > state.summed_id) {
      const through = Math.min(state.seen_id, state.summed_id + batch);
      await addEntries(tx, state.summed_id, through);
      if (through < state.seen_id) return 'behind';
    }
    const { rows: seen } = await sql<{ is_far: boolean }>`
      update ledger_sum_state set seen_id = coalesce((select max(id) from ledger_entry), 0),
        seen_transaction = pg_snapshot_xmax(pg_current_snapshot())::text::bigint
      returning seen_id - summed_id > ${batch} as is_far`.execute(tx);
    return seen[0]?.is_far ? 'behind' : 'idle';
  });

async function addEntries(tx: Tx, after: number, through: number) {
  await sql`
    insert into ledger_day (day, family, debit_fen, credit_fen, entries, first_entry_id, last_entry_id)
    select (movement.at at time zone 'Asia/Shanghai')::date, ledger_family(entry.account),
      sum(greatest(entry.amount_fen, 0)), sum(least(entry.amount_fen, 0)), count(*), min(entry.id), max(entry.id)
    from ledger_entry entry join ledger_movement movement on movement.id = entry.movement_id
    where entry.id > ${after} and entry.id <= ${through}
    group by 1, 2
    on conflict (family, day) do update set debit_fen = ledger_day.debit_fen + excluded.debit_fen,
      credit_fen = ledger_day.credit_fen + excluded.credit_fen, entries = ledger_day.entries + excluded.entries,
      first_entry_id = least(ledger_day.first_entry_id, excluded.first_entry_id),
      last_entry_id = greatest(ledger_day.last_entry_id, excluded.last_entry_id)`.execute(tx);
  await sql`update ledger_sum_state set summed_id = ${through}`.execute(tx);
}

export const ledgerJobs = (db: Database): JobHandlers =>
  onRecurringJob(sumDaysJob, 'sums', async () => {
    const found = await sumSettledEntries(db);
    await scheduleJob(db, sumDaysJob, {
      uniqueKey: 'sums',
      runAt: sql<Date>`shop_now() + ${sql.lit(PAUSE[found])}::interval`,
      payload: {},
    });
  });

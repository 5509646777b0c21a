import { sql } from 'kysely';
import { z } from 'zod';
import { type Database, type Tx, transaction } from '#platform/database';
import { defineJob, type JobHandlers, onRecurringJob, scheduleJob } from '#platform/jobs';
import { countOrders } from './count-orders.ts';
import { fillMonth } from './fill-months.ts';
import { fillRunning } from './fill-running.ts';

const countSalesJob = defineJob('reports.count-sales', z.object({}));
const PAUSE = { idle: '1 minute', behind: '1 second' } as const;
/** Entries counted in one transaction. */
const BATCH = 2_000;
const SLICE_MS = 20_000;

interface State {
  counted_id: number;
  seen_id: number;
  /** Every transaction that ran when seen_id was read has ended. */
  is_settled: boolean;
}

/**
 * Counts the orders of new entries of the ledger, in steps as its daily sums: the last id is noted, and counted up to by a
 * later run, when whatever could still add a smaller id has ended.
 */
export const countSettledSales = (db: Database, batch = BATCH): Promise<'idle' | 'behind'> =>
  transaction(db, async (tx) => {
    // After a restore the numbers of transactions begin again.
    const { rows } = await sql<State>`
      select counted_id, seen_id,
        pg_snapshot_xmin(pg_current_snapshot())::text::bigint >= seen_transaction
          or pg_snapshot_xmax(pg_current_snapshot())::text::bigint < seen_transaction as is_settled
      from sales_state for update`.execute(tx);
    const state = rows[0];
    if (!state) return 'idle';
    await countNoted(tx, 'sales_free_order', state.counted_id, batch);
    await countNoted(tx, 'sales_recount', state.counted_id, batch);
    if (!state.is_settled) return 'idle';
    if (state.seen_id > state.counted_id) {
      const through = Math.min(state.seen_id, state.counted_id + batch);
      await countEntries(tx, state.counted_id, through);
      if (through < state.seen_id) return 'behind';
    }
    const { rows: seen } = await sql<{ is_behind: boolean }>`
      update sales_state set seen_id = last.id, seen_at = shop_now(),
        seen_transaction = pg_snapshot_xmax(pg_current_snapshot())::text::bigint,
        counted_until = case when last.id = counted_id then shop_now() else counted_until end
      from (select coalesce(max(id), 0) as id from ledger_entry) last
      returning seen_id > counted_id as is_behind`.execute(tx);
    return seen[0]?.is_behind ? 'behind' : 'idle';
  });

async function countEntries(tx: Tx, after: number, through: number) {
  const { rows } = await sql<{ order_id: string }>`
    select distinct shop_order.id as order_id from ledger_entry entry
    join shop_order on entry.account = 'order:' || shop_order.id
    where entry.id > ${after} and entry.id <= ${through}`.execute(tx);
  await countOrders(
    tx,
    rows.map(({ order_id }) => order_id),
    through,
  );
  await sql`
    update sales_state set counted_id = ${through},
      counted_until = case when seen_id = ${through} then seen_at else counted_until end`.execute(tx);
}

/** Orders without an entry, and orders that an earlier release counted by other rules. */
async function countNoted(
  tx: Tx,
  table: 'sales_free_order' | 'sales_recount',
  through: number,
  batch: number,
) {
  const { rows } = await sql<{ order_id: string }>`
    delete from ${sql.table(table)} where order_id in (
      select order_id from ${sql.table(table)} order by order_id limit ${batch})
    returning order_id`.execute(tx);
  await countOrders(
    tx,
    rows.map(({ order_id }) => order_id),
    through,
  );
}

export const reportJobs = (db: Database): JobHandlers =>
  onRecurringJob(countSalesJob, 'sales', async () => {
    const until = performance.now() + SLICE_MS;
    let found = await countSettledSales(db);
    while (found === 'behind' && performance.now() < until) {
      const next = await countSettledSales(db);
      if (next === 'idle') break;
      found = next;
    }
    while (performance.now() < until && (await fillMonth(db)));
    while (performance.now() < until && (await fillRunning(db)));
    if (performance.now() >= until) found = 'behind';
    await scheduleJob(db, countSalesJob, {
      uniqueKey: 'sales',
      runAt: sql<Date>`shop_now() + ${sql.lit(PAUSE[found])}::interval`,
      payload: {},
    });
  });

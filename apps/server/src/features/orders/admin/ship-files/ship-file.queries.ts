import type { OrderStatus } from '@huarong/core/orders';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';

export interface SubOrderState {
  id: string;
  order_id: string;
  status: OrderStatus;
  shipped_at: Date | null;
}
/** Every sub-order of these orders. */
export const listStates = async (db: Queryable, orderIds: readonly string[]): Promise<SubOrderState[]> =>
  (
    await sql<SubOrderState>`
      select id, order_id, status, shipped_at from sub_order where order_id = any (${[...orderIds]})
      order by order_id, position`.execute(db)
  ).rows;

export interface RunRow {
  id: number;
  state: 'waiting' | 'done';
  file_name: string;
  created_at: Date;
  staff_id: number;
  session_id: string;
}
export const findRun = async (db: Queryable, runId: number): Promise<RunRow | null> =>
  (await db
    .selectFrom('bulk_run')
    .select(['id', 'state', 'file_name', 'created_at', 'staff_id', 'session_id'])
    .where('id', '=', runId)
    .where('kind', '=', 'ship')
    .executeTakeFirst()) ?? null;

/** The run of the same file that is not finished. The lock makes two clicks at once find each other. */
export async function findWaitingRun(tx: Tx, contentHash: string): Promise<number | null> {
  await sql`select pg_advisory_xact_lock(hashtext(${`ship-file:${contentHash}`}))`.execute(tx);
  const row = await tx
    .selectFrom('bulk_run')
    .select('id')
    .where('content_hash', '=', contentHash)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row?.id ?? null;
}

export const insertRun = async (
  tx: Tx,
  run: { staff_id: number; session_id: string; content_hash: string; file_name: string },
): Promise<number> =>
  (
    await tx
      .insertInto('bulk_run')
      .values({ ...run, kind: 'ship' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

export interface RowInput {
  order: string;
  carrier: string;
  waybillNo: string;
  isSharedWaybill: boolean;
}
export interface BulkRow {
  position: number;
  sub_order_id: string;
  input: RowInput;
  state: 'waiting' | 'done' | 'refused';
  result: string | null;
}
export const listRows = async (db: Queryable, runId: number): Promise<BulkRow[]> =>
  (
    await sql<BulkRow>`
      select position, sub_order_id, input, state, result from bulk_row where run_id = ${runId}
      order by position`.execute(db)
  ).rows;

/** Locks a row that nobody has settled; null when somebody has, or works on it now. */
export const lockWaitingRow = async (tx: Tx, runId: number, position: number): Promise<BulkRow | null> =>
  (
    await sql<BulkRow>`
      select position, sub_order_id, input, state, result from bulk_row
      where run_id = ${runId} and position = ${position} and state = 'waiting' for update skip locked`.execute(
      tx,
    )
  ).rows[0] ?? null;

export const listWaitingPositions = async (db: Queryable, runId: number): Promise<number[]> =>
  (
    await db
      .selectFrom('bulk_row')
      .select('position')
      .where('run_id', '=', runId)
      .where('state', '=', 'waiting')
      .orderBy('position')
      .execute()
  ).map(({ position }) => position);

export const settleRow = (
  db: Queryable,
  {
    runId,
    position,
    state,
    result,
  }: { runId: number; position: number; state: 'done' | 'refused'; result: string },
) =>
  db
    .updateTable('bulk_row')
    .set({ state, result, settled_at: sql<Date>`shop_now()` })
    .where('run_id', '=', runId)
    .where('position', '=', position)
    .where('state', '=', 'waiting')
    .execute();

export const finishRun = (db: Queryable, runId: number) =>
  sql`
    update bulk_run set state = 'done', finished_at = shop_now()
    where id = ${runId} and state = 'waiting'
      and not exists (select 1 from bulk_row where run_id = ${runId} and state = 'waiting')`.execute(db);

import type { Promotion } from '@huarong/core/pricing';
import { sql } from 'kysely';
import type { JsonOf, Queryable, Tx } from '#platform/database';
import { replayJob } from './replay-job.ts';
import type { ReplayResult } from './replay-totals.ts';

declare module '#platform/database' {
  interface DeclaredColumns {
    simulator_replay: { promotion: JsonOf<Promotion>; result: JsonOf<ReplayResult> | null };
  }
}

const MOST_LISTED = 20;

/** Its job was given up, cancelled or deleted: nobody works on it any more. A job that runs is still waiting. */
const isAbandoned = sql<boolean>`(simulator_replay.state = 'running' and not exists (select from job
  where job.kind = ${replayJob.kind} and job.unique_key = simulator_replay.id::text and job.state = 'waiting'))`;
const ABANDONED_TEXT = '回放中断了，请重新开始';

const replays = (db: Queryable) =>
  db
    .selectFrom('simulator_replay')
    .innerJoin('staff', 'staff.id', 'simulator_replay.made_by')
    .selectAll('simulator_replay')
    .select(['staff.name as by', isAbandoned.as('is_abandoned')]);
export type ReplayRow = Awaited<ReturnType<ReturnType<typeof replays>['execute']>>[number];

export const listReplays = (db: Queryable) =>
  replays(db).orderBy('simulator_replay.id', 'desc').limit(MOST_LISTED).execute();

export const findReplay = (db: Queryable, id: number): Promise<ReplayRow | undefined> =>
  replays(db).where('simulator_replay.id', '=', id).executeTakeFirst();

/** Closes what nobody works on, so that it does not keep others from starting. */
export const closeAbandoned = (tx: Tx) =>
  sql`update simulator_replay set state = 'failed', problem = ${ABANDONED_TEXT}, finished_at = shop_now()
    where ${isAbandoned}`.execute(tx);

/** As it is shown: also before a later start has closed it. */
export const stateOf = ({ state, problem, is_abandoned }: ReplayRow) =>
  is_abandoned
    ? { state: 'failed' as const, problem: ABANDONED_TEXT }
    : { state: state as 'running' | 'done' | 'failed', problem };

/** Null when another replay runs. */
export async function insertReplay(
  tx: Tx,
  values: { promotion: Promotion; at: Date; madeBy: number },
): Promise<number | null> {
  const { promotion, at, madeBy } = values;
  const { rows } = await sql<{ id: number }>`
    insert into simulator_replay (promotion_id, title, promotion, at, made_by)
    values (${promotion.promotionId}, ${promotion.title}, ${JSON.stringify(promotion)}::jsonb, ${at}, ${madeBy})
    on conflict do nothing returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

export const storeProgress = (db: Queryable, id: number, done: number, total: number) =>
  db
    .updateTable('simulator_replay')
    .set({ done, total: Math.max(done, total) })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();

export const storeResult = (db: Queryable, id: number, result: ReplayResult) =>
  sql`update simulator_replay set state = 'done', result = ${JSON.stringify(result)}::jsonb, done = ${result.baskets},
      total = ${result.baskets}, finished_at = shop_now()
    where id = ${id} and state = 'running'`.execute(db);

export const storeFailure = (db: Queryable, id: number, problem: string) =>
  sql`update simulator_replay set state = 'failed', problem = ${problem}, finished_at = shop_now()
    where id = ${id} and state = 'running'`.execute(db);

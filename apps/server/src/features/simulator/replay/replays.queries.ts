import type { Promotion } from '@huarong/core/pricing';
import { sql } from 'kysely';
import type { JsonOf, Queryable, Tx } from '#platform/database';
import type { ReplayResult } from './replay-totals.ts';

declare module '#platform/database' {
  interface DeclaredColumns {
    simulator_replay: { promotion: JsonOf<Promotion>; result: JsonOf<ReplayResult> | null };
  }
}

const MOST_LISTED = 20;

const replays = (db: Queryable) =>
  db
    .selectFrom('simulator_replay')
    .innerJoin('staff', 'staff.id', 'simulator_replay.made_by')
    .selectAll('simulator_replay')
    .select('staff.name as by');
export type ReplayRow = Awaited<ReturnType<ReturnType<typeof replays>['execute']>>[number];

export const listReplays = (db: Queryable) =>
  replays(db).orderBy('simulator_replay.id', 'desc').limit(MOST_LISTED).execute();

export const findReplay = (db: Queryable, id: number): Promise<ReplayRow | undefined> =>
  replays(db).where('simulator_replay.id', '=', id).executeTakeFirst();

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

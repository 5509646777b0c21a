import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

export type RankingKind = 'sales' | 'repurchase' | 'praise' | 'new' | 'favourite';

/** The run that counts now: the last one whose moment has come. */
export const findLatestRun = (db: Queryable) =>
  db
    .selectFrom('ranking_run')
    .selectAll()
    .where('refreshed_at', '<=', sql<Date>`shop_now()`)
    .orderBy('refreshed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
export type RunRow = NonNullable<Awaited<ReturnType<typeof findLatestRun>>>;

export const listPlaces = (db: Queryable, runId: number, categoryId: string, kind: RankingKind) =>
  db
    .selectFrom('ranking_place')
    .selectAll()
    .where('run_id', '=', runId)
    .where('category_id', '=', categoryId)
    .where('kind', '=', kind)
    .orderBy('position')
    .execute();
export type PlaceRow = Awaited<ReturnType<typeof listPlaces>>[number];

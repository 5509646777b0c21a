import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

export type RankingKind = 'sales' | 'repurchase' | 'praise' | 'new' | 'favourite';

/** The latest run that is not in the future. */
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

/** The sales positions of a product in all its categories. Products withdrawn since the refresh are not counted. */
export const listPlacesOf = async (db: Queryable, runId: number, productId: string) =>
  (
    await sql<{ category_id: string; position: number }>`
      select own.category_id, (
        select count(*)::int from ranking_place before join product on product.id = before.product_id
        where before.run_id = own.run_id and before.category_id = own.category_id and before.kind = own.kind
          and before.position <= own.position and product.status = 'published'
      ) as position
      from ranking_place own
      where own.run_id = ${runId} and own.kind = 'sales' and own.product_id = ${productId}`.execute(db)
  ).rows;

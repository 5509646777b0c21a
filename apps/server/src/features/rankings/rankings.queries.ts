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

export interface SalesPlace {
  categoryId: string;
  position: number;
}

/** Sub-query: the sales positions of a product in all its categories. Products withdrawn since the refresh are not counted. */
export const salesPlaces = (productId: string) => sql<SalesPlace[]>`
  select coalesce(jsonb_agg(jsonb_build_object('categoryId', own.category_id, 'position', (
    select count(*) from ranking_place before join product on product.id = before.product_id
    where before.run_id = own.run_id and before.category_id = own.category_id and before.kind = own.kind
      and before.position <= own.position and product.status = 'published'))), '[]')
  from ranking_place own
  where own.run_id = (select id from ranking_run where refreshed_at <= shop_now() order by refreshed_at desc limit 1)
    and own.kind = 'sales' and own.product_id = ${productId}`;

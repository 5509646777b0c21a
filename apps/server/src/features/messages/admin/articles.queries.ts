import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';

type ArticleStatus = 'coming' | 'live' | 'ended' | 'off';
export interface StaffArticle {
  id: string;
  title: string;
  text: string;
  link: string;
  sku_id: string | null;
  skin_types: string[] | null;
  published_at: Date;
  ends_at: Date | null;
  is_live: boolean;
  version: number;
  status: ArticleStatus;
}

const status = sql<ArticleStatus>`case when not is_live then 'off' when published_at > shop_now() then 'coming'
  when ends_at <= shop_now() then 'ended' else 'live' end`;
const LISTED = 200;

const select = (db: Queryable, where: RawBuilder<boolean>) =>
  sql<StaffArticle>`
    select inspiration.*, ${status} as status from inspiration
    where ${where} order by published_at desc, id limit ${LISTED}`.execute(db);

export const listStaffArticles = async (
  db: Queryable,
  only: ArticleStatus | undefined,
): Promise<StaffArticle[]> =>
  (await select(db, only === undefined ? sql<boolean>`true` : sql<boolean>`${status} = ${only}`)).rows;

export const findStaffArticle = async (db: Queryable, id: string): Promise<StaffArticle | undefined> =>
  (await select(db, sql<boolean>`id = ${id}`)).rows[0];

export interface ArticleColumns {
  title: string;
  text: string;
  link: string;
  sku_id: string | null;
  skin_types: string[] | null;
  published_at: Date;
  ends_at: Date | null;
  is_live: boolean;
}
export const insertArticle = (tx: Tx, id: string, columns: ArticleColumns) =>
  tx
    .insertInto('inspiration')
    .values({ id, ...columns })
    .execute();

/** False when somebody has changed it meanwhile. */
export async function updateArticle(
  tx: Tx,
  id: string,
  version: number,
  columns: ArticleColumns,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('inspiration')
    .set((row) => ({ ...columns, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const hasSku = async (db: Queryable, skuId: string): Promise<boolean> =>
  (await db.selectFrom('sku').select('id').where('id', '=', skuId).executeTakeFirst()) !== undefined;

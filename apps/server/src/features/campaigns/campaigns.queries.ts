import type { Pigment } from '@huarong/studio';
import { type ColumnType, sql } from 'kysely';
import type { JsonOf, Queryable } from '#platform/database';

declare module '#platform/database' {
  interface DeclaredColumns {
    campaign_page: { blocks: JsonOf<unknown[]> };
    scene_picture: { pigment: ColumnType<Pigment, string, string> };
  }
}

const livePages = (db: Queryable) =>
  db
    .selectFrom('campaign_page')
    .where('is_live', '=', true)
    .where((page) => page.or([page('starts_at', 'is', null), page('starts_at', '<=', sql<Date>`shop_now()`)]))
    .where((page) => page.or([page('ends_at', 'is', null), page('ends_at', '>', sql<Date>`shop_now()`)]));

export const findLivePage = (db: Queryable, slug: string) =>
  livePages(db).selectAll().where('slug', '=', slug).executeTakeFirst();
export type PageRow = NonNullable<Awaited<ReturnType<typeof findLivePage>>>;

export const listPagesBySlug = (db: Queryable, slugs: readonly string[]) =>
  livePages(db).select(['slug', 'blocks']).where('slug', 'in', slugs).execute();

export const listOpenPages = (db: Queryable) =>
  livePages(db).select(['slug', 'updated_at', 'offer_kind', 'offer_id']).orderBy('slug').execute();

/** Every page, and whether shoppers can open it now. */
export const listCampaigns = (db: Queryable) =>
  db
    .selectFrom('campaign_page')
    .select([
      'slug',
      'title',
      'blocks',
      sql<boolean>`is_live and coalesce(starts_at <= shop_now(), true) and coalesce(ends_at > shop_now(), true)`.as(
        'isShown',
      ),
    ])
    .orderBy('slug')
    .execute();

export const listScenes = (db: Queryable) => db.selectFrom('scene_picture').selectAll().execute();

export const findScene = (db: Queryable, name: string) =>
  db.selectFrom('scene_picture').selectAll().where('name', '=', name).executeTakeFirst();
export type SceneRow = NonNullable<Awaited<ReturnType<typeof findScene>>>;

import type { Queryable } from '#platform/database';

export const listPages = (db: Queryable) =>
  db.selectFrom('campaign_page').selectAll().orderBy('updated_at', 'desc').orderBy('slug').execute();
export type CampaignRow = Awaited<ReturnType<typeof listPages>>[number];

export const findPage = (db: Queryable, slug: string) =>
  db.selectFrom('campaign_page').selectAll().where('slug', '=', slug).executeTakeFirst();

const SHOWN = 100;

/** Coupons to choose from, newest first. */
export const listCoupons = (db: Queryable) =>
  db.selectFrom('coupon_offer').select(['id', 'title']).orderBy('id', 'desc').limit(SHOWN).execute();

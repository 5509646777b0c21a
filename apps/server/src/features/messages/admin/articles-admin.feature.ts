import { randomBytes } from 'node:crypto';
import { articlesContract } from '@huarong/contract/admin/articles';
import type { SkinType } from '@huarong/core/community';
import { accept, refuse } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import {
  type ArticleColumns,
  findStaffArticle,
  hasSku,
  insertArticle,
  listStaffArticles,
  type StaffArticle,
  updateArticle,
} from './articles.queries.ts';

/** The articles of 美妆灵感. */
export const articlesAdminFeature: AdminFeature = implementAdmin('articles', articlesContract, {
  list: async ({ db }, { status }) =>
    accept({ rows: (await listStaffArticles(db, status)).map(presentArticle) }),
  async detail({ db }, { articleId }) {
    const row = await findStaffArticle(db, articleId);
    return row ? accept(presentArticle(row)) : refuse({ code: 'article-not-found' });
  },
  async save({ db }, { articleId, version, content }) {
    const { skuId, skinTypes, publishedAt, endsAt, isLive, ...texts } = content;
    const columns: ArticleColumns = {
      ...texts,
      sku_id: skuId,
      skin_types: skinTypes,
      published_at: new Date(publishedAt),
      ends_at: endsAt === null ? null : new Date(endsAt),
      is_live: isLive,
    };
    if (columns.ends_at !== null && columns.ends_at <= columns.published_at)
      return refuse({ code: 'article-refused', reason: '结束时间应晚于发布时间' });
    if (skuId !== null && !(await hasSku(db, skuId)))
      return refuse({ code: 'article-refused', reason: `没有规格 ${skuId}` });
    if (articleId === null) {
      const id = `article-${randomBytes(6).toString('hex')}`;
      await insertArticle(db, id, columns);
      return accept({ articleId: id, version: 1 });
    }
    if (version !== null && (await updateArticle(db, articleId, version, columns)))
      return accept({ articleId, version: version + 1 });
    const known = await findStaffArticle(db, articleId);
    return refuse({ code: known ? 'article-changed' : 'article-not-found' });
  },
});

const presentArticle = (row: StaffArticle) => ({
  articleId: row.id,
  version: row.version,
  title: row.title,
  text: row.text,
  link: row.link,
  skuId: row.sku_id,
  skinTypes: row.skin_types as SkinType[] | null,
  publishedAt: row.published_at.toISOString(),
  endsAt: row.ends_at?.toISOString() ?? null,
  isLive: row.is_live,
  status: row.status,
});

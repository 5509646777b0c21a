import { z } from 'zod';
import { id, text, time, wholeNumber } from '../../kit/fields.ts';
import { adminRead, adminWrite, defineAdminContract } from '../kit/index.ts';
import { articlesRoutes } from './articles.routes.ts';

const articleId = z.string().regex(/^[a-z0-9-]{1,64}$/);
const skinType = z.enum(['dry', 'normal', 'combinationDry', 'combinationOily', 'oily', 'sensitive']);
const status = z.enum(['coming', 'live', 'ended', 'off']);

/** What staff write. */
const content = z.object({
  title: text(60),
  text: text(300),
  /** The page of the shop that has the whole article. */
  link: z
    .string()
    .max(200)
    .regex(/^\/[^/\\\s][^\\\s]*$/),
  /** Whose image is shown. */
  skuId: id.nullable(),
  /** Null: for every skin. */
  skinTypes: z.array(skinType).min(1).max(6).nullable(),
  publishedAt: time,
  endsAt: time.nullable(),
  isLive: z.boolean(),
});
const row = content.extend({
  articleId,
  version: z.int(),
  status,
  skuId: z.string().nullable(),
});

export const articlesContract = defineAdminContract({
  list: adminRead({
    route: articlesRoutes.list,
    summary: 'Articles of 美妆灵感, newest first',
    permission: 'content:read',
    input: z.object({ status: status.optional() }),
    output: z.object({ rows: z.array(row) }),
    refusals: [],
  }),
  detail: adminRead({
    route: articlesRoutes.detail,
    summary: 'One article',
    permission: 'content:read',
    input: z.object({ articleId }),
    output: row,
    refusals: ['article-not-found'],
  }),
  save: adminWrite({
    route: articlesRoutes.save,
    summary: 'Stores an article; members see it from its time on, until its end',
    permission: 'content:write',
    input: z.object({
      articleId: articleId.nullable(),
      version: wholeNumber({ min: 1, max: 1_000_000 }).nullable(),
      content,
    }),
    output: z.object({ articleId, version: z.int() }),
    refusals: ['article-not-found', 'article-changed', 'article-refused'],
    subject: (input, result) => ({ kind: 'article', id: input.articleId ?? result?.articleId ?? 'new' }),
    reason: 'none',
  }),
});

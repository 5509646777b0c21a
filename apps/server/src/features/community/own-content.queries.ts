import { getFirst, STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';
import { skuName } from './product.queries.ts';

export interface OwnPage {
  memberId: string;
  limit: number;
  offset: number;
}

const followUpUntil = sql<Date>`comment.created_at + make_interval(days => ${STORE.community.followUpDays}::int)`;
const canFollowUp = sql<boolean>`(comment.follow_up_at is null and comment.state <> 'hidden' and ${followUpUntil} >= shop_now())`;

export const listCommentsOf = (
  db: Queryable,
  { memberId, limit, offset, isFollowUp }: OwnPage & { isFollowUp: boolean },
) =>
  db
    .selectFrom('comment')
    .innerJoin('sku', 'sku.id', 'comment.sku_id')
    .innerJoin('product', 'product.id', 'comment.product_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .selectAll('comment')
    .select([skuName.as('sku_name'), followUpUntil.as('follow_up_until'), canFollowUp.as('can_follow_up')])
    .select(['product.name_cn as product_name', 'brand.name_cn as brand_cn', 'brand.name_en as brand_en'])
    .where('comment.member_id', '=', memberId)
    .$if(isFollowUp, (query) => query.where(canFollowUp))
    .orderBy('comment.created_at', 'desc')
    .orderBy('comment.id')
    .limit(limit)
    .offset(offset)
    .execute();
export type OwnCommentRow = Awaited<ReturnType<typeof listCommentsOf>>[number];

/** The member's comments on items of these sub-orders that can get a follow-up now. */
export async function listFollowUpsDue(db: Queryable, memberId: string, subOrderIds: readonly string[]) {
  const { rows } = await sql<{ commentId: string; subOrderId: string; skuId: string }>`
    select id as "commentId", sub_order_id as "subOrderId", sku_id as "skuId" from comment
    where member_id = ${memberId} and sub_order_id = any(${[...subOrderIds]}) and ${canFollowUp}`.execute(db);
  return rows;
}

/** Counts what the member has written, and the comments that can get a follow-up. */
export async function countWritten(db: Queryable, memberId: string) {
  const { rows } = await sql<{ written: number; followUp: number; questions: number; answers: number }>`
    select (select count(*)::int from comment where member_id = ${memberId}) as written,
      (select count(*)::int from comment where member_id = ${memberId} and ${canFollowUp}) as "followUp",
      (select count(*)::int from question where member_id = ${memberId}) as questions,
      (select count(*)::int from answer where member_id = ${memberId}) as answers`.execute(db);
  return getFirst(rows);
}

const questionsWithProduct = (db: Queryable) =>
  db
    .selectFrom('question')
    .innerJoin('product', 'product.id', 'question.product_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select([
      'question.id',
      'question.product_id',
      'question.content as question',
      'product.name_cn as product_name',
    ])
    .select(['brand.name_cn as brand_cn', 'brand.name_en as brand_en'])
    .select(
      sql<number>`(select count(*)::int from answer where question_id = question.id and answer.state = 'shown')`.as(
        'answer_count',
      ),
    );

export const listQuestionsOf = (db: Queryable, { memberId, limit, offset }: OwnPage) =>
  questionsWithProduct(db)
    .select(['question.state', 'question.created_at'])
    .where('question.member_id', '=', memberId)
    .orderBy('question.created_at', 'desc')
    .orderBy('question.id')
    .limit(limit)
    .offset(offset)
    .execute();

export const listAnswersOf = (db: Queryable, { memberId, limit, offset }: OwnPage) =>
  questionsWithProduct(db)
    .innerJoin('answer as own', 'own.question_id', 'question.id')
    .select([
      'own.state',
      'own.created_at',
      'own.id as answer_id',
      'own.content as answer',
      'own.helpful_count',
    ])
    .where('own.member_id', '=', memberId)
    .orderBy('own.created_at', 'desc')
    .orderBy('own.id')
    .limit(limit)
    .offset(offset)
    .execute();

/** Names and categories of purchased skus, also withdrawn ones. */
export const listPurchasedSkus = (db: Queryable, skuIds: readonly string[]) =>
  db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select(['sku.id', 'sku.product_id', 'product.category_id', 'product.name_cn as product_name'])
    .select(['brand.name_cn as brand_cn', 'brand.name_en as brand_en', skuName.as('sku_name')])
    .where(sql<boolean>`sku.id = any(${[...skuIds]})`)
    .execute();

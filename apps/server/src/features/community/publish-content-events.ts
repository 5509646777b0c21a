import type { Tx } from '#platform/database';
import { publishEvent } from '#platform/outbox';
import { commentReplied, questionAnswered } from './community-events.ts';

/** Publishes that a question has a shown answer, unless the asker wrote it. */
export async function publishQuestionAnswered(tx: Tx, answerId: string): Promise<void> {
  const answer = await tx
    .selectFrom('answer')
    .innerJoin('question', 'question.id', 'answer.question_id')
    .select(['question.member_id as asker', 'answer.member_id as writer'])
    .select(['question.product_id', 'question.content as question', 'answer.content as answer'])
    .where('answer.id', '=', answerId)
    .executeTakeFirstOrThrow();
  if (answer.asker === null || answer.asker === answer.writer) return;
  await publishEvent(tx, questionAnswered, {
    key: answerId,
    payload: {
      memberId: answer.asker,
      productId: answer.product_id,
      question: answer.question,
      answer: answer.answer,
    },
  });
}

/** Publishes the shop's reply to a comment. Demo comments have no member to notify. */
export async function publishCommentReplied(tx: Tx, commentId: string, reply: string): Promise<void> {
  const { member_id, product_id, sku_id } = await tx
    .selectFrom('comment')
    .select(['member_id', 'product_id', 'sku_id'])
    .where('id', '=', commentId)
    .executeTakeFirstOrThrow();
  if (member_id === null) return;
  await publishEvent(tx, commentReplied, {
    key: commentId,
    payload: { memberId: member_id, productId: product_id, skuId: sku_id, reply },
  });
}

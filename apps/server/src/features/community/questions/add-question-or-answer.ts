import type { ConsultationInput } from '@huarong/contract/community';
import { cleanText, hasSubstance, questionSubstance, topicOf } from '@huarong/core/community';
import { accept, refuse, STORE } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { type Tx, transaction } from '#platform/database';
import { authorColumnsOf } from '../author.ts';
import type { CommunityDeps } from '../deps.ts';
import { moderate, moderateQuestion } from '../moderate.ts';
import { findReadableProduct } from '../product.queries.ts';
import { publishQuestionAnswered } from '../publish-content-events.ts';
import { findOpenQuestion, saveAnswer, saveQuestion } from './question.queries.ts';

/** Adds a question about a published product, or an answer to one. */
export async function addQuestionOrAnswer(
  deps: CommunityDeps,
  { db, actor }: Context<'member'>,
  { productId, question, consultationId, answer, anonymous }: ConsultationInput,
) {
  const isAnswer = consultationId !== undefined && answer !== undefined;
  const text = cleanText(isAnswer ? answer : (question ?? ''));
  if (isAnswer && !hasSubstance(text)) return refuse({ code: 'text-too-short', least: 1 });
  if (!isAnswer && questionSubstance(text) === 'none')
    return refuse({
      code: 'text-too-short',
      least: STORE.community.minQuestionCharacters,
      message: '还看不出想问什么，请写一句完整的问题，例如“敏感肌能用吗？”',
    });
  const draft = { memberId: actor.memberId, productId, text, isAnonymous: anonymous };
  return transaction(db, async (tx) => {
    const product = await findReadableProduct(tx, productId);
    if (product?.status !== 'published') return refuse({ code: 'product-not-found' });
    return isAnswer ? addAnswer(deps, tx, draft, consultationId) : addQuestion(deps, tx, draft);
  });
}

interface QuestionDraft {
  memberId: string;
  productId: string;
  text: string;
  isAnonymous: boolean;
}

async function addQuestion(
  deps: CommunityDeps,
  tx: Tx,
  { memberId, productId, text, isAnonymous }: QuestionDraft,
) {
  const moderation = moderateQuestion(text);
  const { author_name } = await authorColumnsOf(deps, tx, memberId);
  const { id } = await saveQuestion(tx, {
    product_id: productId,
    member_id: memberId,
    author_name,
    is_anonymous: isAnonymous,
    content: text,
    topic: topicOf(text),
    state: moderation.state,
  });
  return accept({ consultationId: id, ...moderation });
}

async function addAnswer(
  deps: CommunityDeps,
  tx: Tx,
  { memberId, productId, text, isAnonymous }: QuestionDraft,
  questionId: string,
) {
  const question = await findOpenQuestion(tx, questionId, productId);
  if (!question) return refuse({ code: 'question-not-found' });
  const moderation = moderate(text);
  const purchase = await deps.purchases.findPurchase(tx, memberId, { productId });
  const { author_name } = await authorColumnsOf(deps, tx, memberId);
  const { id } = await saveAnswer(tx, {
    question_id: question.id,
    member_id: memberId,
    author_name,
    is_anonymous: isAnonymous,
    bought_sku_id: purchase?.skuId ?? null,
    content: text,
    state: moderation.state,
  });
  if (moderation.state === 'shown') await publishQuestionAnswered(tx, id);
  return accept({ consultationId: question.id, answerId: id, ...moderation });
}

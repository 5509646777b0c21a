import type { Consultation } from '@huarong/contract/community';
import { publicName } from '@huarong/core/community';
import { shanghaiIso } from '@huarong/core/shared';
import { type Face, faceOf } from '../public-authors.ts';
import type { AnswerRow, QuestionRow } from './question.queries.ts';

const nameOf = (row: { author_name: string; is_anonymous: boolean } & Face) => ({
  nickname: publicName(row.author_name, { isAnonymous: row.is_anonymous }),
  ...faceOf(row),
});

export const presentConsultation = (
  question: QuestionRow & Face,
  answers: readonly (AnswerRow & Face)[],
  readerId: string | null,
): Consultation => ({
  consultationId: question.id,
  question: question.content,
  author: nameOf(question),
  createdAt: shanghaiIso(question.created_at),
  answerCount: question.answer_count,
  answers: answers.map((answer) => ({
    answerId: answer.id,
    content: answer.content,
    author: nameOf(answer),
    ...(answer.bought_sku_name !== null && { boughtSkuName: answer.bought_sku_name }),
    isStaff: answer.is_staff,
    createdAt: shanghaiIso(answer.created_at),
    helpfulCount: answer.helpful_count,
    ...(readerId !== null && { isHelpful: answer.is_helpful }),
  })),
});

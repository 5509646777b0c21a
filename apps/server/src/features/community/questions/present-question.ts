import type { Consultation } from '@huarong/contract/community';
import { publicName } from '@huarong/core/community';
import { shanghaiIso } from '@huarong/core/shared';
import { avatarOf, type PublicAuthor } from '../public-authors.ts';
import type { AnswerRow, QuestionRow } from './question.queries.ts';

const authorOf = (row: { author_name: string; is_anonymous: boolean } & PublicAuthor) => ({
  nickname: publicName(row.author_name, { isAnonymous: row.is_anonymous }),
  ...avatarOf(row),
});

export const presentQuestion = (
  question: QuestionRow & PublicAuthor,
  answers: readonly (AnswerRow & PublicAuthor)[],
  readerId: string | null,
): Consultation => ({
  consultationId: question.id,
  question: question.content,
  author: authorOf(question),
  createdAt: shanghaiIso(question.created_at),
  answerCount: question.answer_count,
  answers: answers.map((answer) => ({
    answerId: answer.id,
    content: answer.content,
    author: authorOf(answer),
    ...(answer.bought_sku_name !== null && { boughtSkuName: answer.bought_sku_name }),
    isStaff: answer.is_staff,
    createdAt: shanghaiIso(answer.created_at),
    helpfulCount: answer.helpful_count,
    ...(readerId !== null && { isHelpful: answer.is_helpful }),
  })),
});

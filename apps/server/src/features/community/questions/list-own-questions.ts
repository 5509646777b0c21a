import type { OwnConsultation } from '@huarong/contract/community';
import { publicName } from '@huarong/core/community';
import { accept, STORE, shanghaiIso } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import type { Queryable } from '#platform/database';
import { countOwnContent } from '../count-own-content.ts';
import type { CommunityDeps } from '../deps.ts';
import { listAnswersOf, listQuestionsOf, type OwnPage } from '../own-content.queries.ts';
import { pageOf } from '../page-of.ts';
import { presentProduct, presentQuestionState, presentState } from '../present-own-content.ts';
import { type AnswerRow, listAnswers } from './question.queries.ts';

interface ListInput {
  pageNo: number;
  pageSize: number;
  kind: 'question' | 'answer';
}

/** The member's questions with their answers, or the member's answers with their questions; in every state. */
export async function listOwnQuestions(
  deps: CommunityDeps,
  { db, actor }: Context<'member'>,
  input: ListInput,
) {
  const { memberId } = actor;
  const counts = await countOwnContent(deps, db, memberId);
  const page = { memberId, limit: input.pageSize, offset: (input.pageNo - 1) * input.pageSize };
  const isQuestions = input.kind === 'question';
  const list = isQuestions
    ? await presentOwnQuestions(deps, db, page)
    : await presentOwnAnswers(deps, db, page);
  return accept({ ...pageOf(list, input, isQuestions ? counts.questions : counts.answers), counts });
}

async function presentOwnQuestions(
  deps: CommunityDeps,
  db: Queryable,
  page: OwnPage,
): Promise<OwnConsultation[]> {
  const rows = await listQuestionsOf(db, page);
  const ids = rows.map(({ id }) => id);
  const answers = Map.groupBy(
    await listAnswers(db, ids, STORE.community.answersInList, page.memberId),
    (answer) => answer.question_id,
  );
  return rows.map((row) => ({
    ...presentProduct(deps, row),
    consultationId: row.id,
    question: row.question,
    createdAt: shanghaiIso(row.created_at),
    ...presentQuestionState(row.state, row.question),
    answerCount: row.answer_count,
    answers: (answers.get(row.id) ?? []).map(presentAnswer),
  }));
}

const presentAnswer = (answer: AnswerRow) => ({
  content: answer.content,
  nickname: publicName(answer.author_name, { isAnonymous: answer.is_anonymous }),
  isStaff: answer.is_staff,
  createdAt: shanghaiIso(answer.created_at),
});

const presentOwnAnswers = async (
  deps: CommunityDeps,
  db: Queryable,
  page: OwnPage,
): Promise<OwnConsultation[]> =>
  (await listAnswersOf(db, page)).map((row) => ({
    ...presentProduct(deps, row),
    consultationId: row.id,
    answerId: row.answer_id,
    question: row.question,
    answer: row.answer,
    createdAt: shanghaiIso(row.created_at),
    ...presentState(row.state, row.answer),
    helpfulCount: row.helpful_count,
    answerCount: row.answer_count,
    answers: [],
  }));

import type { ConsultationFilter } from '@huarong/contract/community';
import { mostSimilar, QUESTION_TOPICS } from '@huarong/core/community';
import { accept, refuse, STORE } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import type { Queryable } from '#platform/database';
import { readerIdOf } from '../author.ts';
import { type CommunityDeps, listingDb } from '../deps.ts';
import { pageOf } from '../page-of.ts';
import { findReadableProduct } from '../product.queries.ts';
import { withPublicAuthors } from '../public-authors.ts';
import { presentQuestion } from './present-question.ts';
import {
  countQuestions,
  countTopics,
  listAnswers,
  listQuestions,
  type QuestionRow,
} from './question.queries.ts';

const { answersInList, maxComparedQuestions } = STORE.community;
/** The limit of answers for a single question. */
const ALL_ANSWERS = 50;

export async function listProductQuestions(
  deps: Pick<CommunityDeps, 'readDb'>,
  context: Context,
  criteria: ConsultationFilter,
) {
  const db = listingDb(deps, context);
  if (!(await findReadableProduct(db, criteria.productId))) return refuse({ code: 'product-not-found' });
  const { questions: found, total } =
    criteria.like === undefined
      ? await listQuestionPage(db, criteria)
      : await listSimilarQuestions(db, criteria, criteria.like);

  const questions = await withPublicAuthors(db, found);
  const readerId = readerIdOf(context.actor);
  const perQuestion = criteria.consultationId === undefined ? answersInList : ALL_ANSWERS;
  const answers = Map.groupBy(
    await withPublicAuthors(
      db,
      await listAnswers(
        db,
        questions.map(({ id }) => id),
        perQuestion,
        readerId,
      ),
    ),
    (answer) => answer.question_id,
  );
  const counts = await countTopics(db, criteria.productId);
  return accept({
    ...pageOf(
      questions.map((question) => presentQuestion(question, answers.get(question.id) ?? [], readerId)),
      criteria,
      total,
    ),
    topics: QUESTION_TOPICS.flatMap(({ topic, label }) => {
      const count = counts.get(topic);
      return count === undefined ? [] : [{ topic, label, count }];
    }),
  });
}

async function listQuestionPage(db: Queryable, criteria: ConsultationFilter) {
  const offset = (criteria.pageNo - 1) * criteria.pageSize;
  return {
    questions: await listQuestions(db, criteria, criteria.pageSize, offset),
    total: await countQuestions(db, criteria),
  };
}

/** The questions most similar to the typed text. */
async function listSimilarQuestions(
  db: Queryable,
  criteria: ConsultationFilter,
  typed: string,
): Promise<{ questions: QuestionRow[]; total: number }> {
  const questions = mostSimilar(
    await listQuestions(db, criteria, maxComparedQuestions),
    typed,
    criteria.pageSize,
  );
  return { questions, total: questions.length };
}

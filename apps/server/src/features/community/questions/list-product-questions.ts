import type { ConsultationFilter } from '@huarong/contract/community';
import { mostSimilar, QUESTION_TOPICS } from '@huarong/core/community';
import { accept, refuse, STORE } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import type { Queryable } from '#platform/database';
import { readerIdOf } from '../author.ts';
import { pageOf } from '../page-of.ts';
import { findReadableProduct } from '../product.queries.ts';
import { withFaces } from '../public-authors.ts';
import { presentConsultation } from './present-question.ts';
import {
  countQuestions,
  countTopics,
  listAnswers,
  listQuestions,
  type QuestionRow,
} from './question.queries.ts';

const { answersInList, comparedQuestions } = STORE.community;
/** One question alone comes with all its answers, as far as anybody reads. */
const ALL_ANSWERS = 50;

export async function listConsultations({ db, actor }: Context, sought: ConsultationFilter) {
  if (!(await findReadableProduct(db, sought.productId))) return refuse({ code: 'product-not-found' });
  const { questions: found, total } =
    sought.like === undefined
      ? await pageOfQuestions(db, sought)
      : await similarQuestions(db, sought, sought.like);

  const questions = await withFaces(db, found);
  const readerId = readerIdOf(actor);
  const perQuestion = sought.consultationId === undefined ? answersInList : ALL_ANSWERS;
  const answers = Map.groupBy(
    await withFaces(
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
  const counts = await countTopics(db, sought.productId);
  return accept({
    ...pageOf(
      questions.map((question) => presentConsultation(question, answers.get(question.id) ?? [], readerId)),
      sought,
      total,
    ),
    topics: QUESTION_TOPICS.flatMap(({ topic, label }) => {
      const count = counts.get(topic);
      return count === undefined ? [] : [{ topic, label, count }];
    }),
  });
}

async function pageOfQuestions(db: Queryable, sought: ConsultationFilter) {
  const offset = (sought.pageNo - 1) * sought.pageSize;
  return {
    questions: await listQuestions(db, sought, sought.pageSize, offset),
    total: await countQuestions(db, sought),
  };
}

/** Somebody may have asked already: the nearest to what she has typed so far. */
async function similarQuestions(
  db: Queryable,
  sought: ConsultationFilter,
  typed: string,
): Promise<{ questions: QuestionRow[]; total: number }> {
  const questions = mostSimilar(await listQuestions(db, sought, comparedQuestions), typed, sought.pageSize);
  return { questions, total: questions.length };
}

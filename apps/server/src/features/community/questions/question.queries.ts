import type { QuestionTopic } from '@huarong/core/community';
import { type Insertable, sql } from 'kysely';
import type { Queryable, Tables, Tx } from '#platform/database';
import { skuName } from '../product.queries.ts';

interface QuestionCriteria {
  productId: string;
  topic?: string | undefined;
  consultationId?: string | undefined;
}

const shownQuestions = (db: Queryable, { productId, topic, consultationId }: QuestionCriteria) =>
  db
    .selectFrom('question')
    .where('product_id', '=', productId)
    .where('state', '=', 'shown')
    .$call((query) => (topic === undefined ? query : query.where('topic', '=', topic)))
    .$call((query) => (consultationId === undefined ? query : query.where('id', '=', consultationId)));

export const countQuestions = async (db: Queryable, criteria: QuestionCriteria): Promise<number> =>
  (
    await shownQuestions(db, criteria)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** The most answered first: a question with answers helps more than one without. */
export const listQuestions = (db: Queryable, criteria: QuestionCriteria, limit: number, offset = 0) =>
  shownQuestions(db, criteria)
    .selectAll('question')
    .select(
      sql<number>`(select count(*)::int from answer where question_id = question.id and answer.state = 'shown')`.as(
        'answer_count',
      ),
    )
    .orderBy('answer_count', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
export type QuestionRow = Awaited<ReturnType<typeof listQuestions>>[number];

export const countTopics = async (db: Queryable, productId: string) =>
  new Map(
    (
      await db
        .selectFrom('question')
        .select((row) => ['topic', row.fn.countAll<number>().as('count')])
        .where('product_id', '=', productId)
        .where('state', '=', 'shown')
        .groupBy('topic')
        .execute()
    ).map(({ topic, count }) => [topic, count]),
  );

/** The first answers of each question, the most helpful ones first. */
export const listAnswers = async (
  db: Queryable,
  questionIds: readonly string[],
  perQuestion: number,
  readerId: string | null,
) => {
  const ranked = db
    .selectFrom('answer')
    .leftJoin('sku', 'sku.id', 'answer.bought_sku_id')
    .selectAll('answer')
    .select([
      sql<string>`case when sku.id is not null then ${skuName} end`.as('bought_sku_name'),
      sql<boolean>`exists (select 1 from answer_vote where answer_id = answer.id and answer_vote.member_id = ${readerId})`.as(
        'is_helpful',
      ),
      sql<number>`row_number() over (partition by question_id order by answer.helpful_count desc, answer.created_at, answer.id)`.as(
        'place',
      ),
    ])
    .where(sql<boolean>`answer.question_id = any(${[...questionIds]})`)
    .where('answer.state', '=', 'shown');
  return db
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .where('place', '<=', perQuestion)
    .orderBy('question_id')
    .orderBy('place')
    .execute();
};
export type AnswerRow = Awaited<ReturnType<typeof listAnswers>>[number];

export const saveQuestion = (
  tx: Tx,
  row: Insertable<Tables['question']> & { topic: QuestionTopic },
): Promise<{ id: string }> => tx.insertInto('question').values(row).returning('id').executeTakeFirstOrThrow();

export const findOpenQuestion = (db: Queryable, id: string, productId: string) =>
  db
    .selectFrom('question')
    .select('id')
    .where('id', '=', id)
    .where('product_id', '=', productId)
    .where('state', '=', 'shown')
    .executeTakeFirst();

export const saveAnswer = (tx: Tx, row: Insertable<Tables['answer']>): Promise<{ id: string }> =>
  tx.insertInto('answer').values(row).returning('id').executeTakeFirstOrThrow();

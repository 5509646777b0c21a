import type { Queryable } from '#platform/database';
import { countPosts } from './posts/post.queries.ts';
import { countQuestions } from './questions/question.queries.ts';

/** Counts the shown questions and posts about a product. */
export const countQuestionsAndPosts = async (db: Queryable, productId: string) => ({
  questionCount: await countQuestions(db, { productId }),
  postCount: await countPosts(db, { productId }),
});

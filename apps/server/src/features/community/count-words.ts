import type { Queryable } from '#platform/database';
import { countQuestions } from './consultation.queries.ts';
import { countPosts } from './post.queries.ts';

/** How many questions and posts about a product can be read. */
export const countWords = async (db: Queryable, productId: string) => ({
  questionCount: await countQuestions(db, { productId }),
  postCount: await countPosts(db, { productId }),
});

import { buildRows } from '../build/rows.ts';
import type { BrandCatalogue } from '../kit/seed.ts';
import { buildComments, type DemoComment } from './build-comments.ts';
import { buildPosts, type DemoPost } from './build-posts.ts';
import { buildQuestions, type DemoQuestion } from './build-questions.ts';
import { createCommentCalendar } from './comment-days.ts';
import { listDemoProducts } from './demo-product.ts';

export interface CommunityRows {
  comments: DemoComment[];
  questions: DemoQuestion[];
  posts: DemoPost[];
}

/**
 * Comments, questions and posts of the demo, the same for the same day. Only for hand-written products, not for
 * generated ones.
 */
export function buildCommunity(brandCatalogues: readonly BrandCatalogue[], openedAt: Date): CommunityRows {
  const products = listDemoProducts(brandCatalogues, buildRows(brandCatalogues));
  const calendar = createCommentCalendar(openedAt.getTime());
  return {
    comments: products.flatMap((product) => buildComments(product, calendar)),
    questions: products.flatMap(buildQuestions),
    posts: buildPosts(products, calendar),
  };
}

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildRows } from '../build/rows.ts';
import type { BrandCatalogue } from '../kit/seed.ts';
import { buildComments, type DemoComment } from './build-comments.ts';
import { buildPosts } from './build-posts.ts';
import { buildQuestions, type DemoQuestion } from './build-questions.ts';
import { createCommentCalendar } from './comment-days.ts';
import { listDemoProducts } from './demo-product.ts';
import { buildPostComments, type DemoPostComment, placeTags, type TaggedPost } from './post-tags/index.ts';

export interface CommunityRows {
  comments: DemoComment[];
  questions: DemoQuestion[];
  posts: (TaggedPost & { comments: DemoPostComment[] })[];
}

const hasPhotograph = (name: string): boolean =>
  existsSync(fileURLToPath(new URL(`../photographs/${name}.webp`, import.meta.url)));

/**
 * Comments, questions and posts of the demo, the same for the same day. Only for hand-written products, not for
 * generated ones.
 */
export function buildCommunity(brandCatalogues: readonly BrandCatalogue[], openedAt: Date): CommunityRows {
  const products = listDemoProducts(brandCatalogues, buildRows(brandCatalogues));
  const calendar = createCommentCalendar(openedAt.getTime());
  const posts = buildPosts(products, calendar);
  const comments = buildPostComments(posts);
  return {
    comments: products.flatMap((product) => buildComments(product, calendar)),
    questions: products.flatMap(buildQuestions),
    posts: placeTags(posts, products, hasPhotograph).map((post, index) => ({
      ...post,
      comments: comments[index] ?? [],
    })),
  };
}

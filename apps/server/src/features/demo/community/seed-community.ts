import type { CommunityRows } from '@huarong/catalogue/community';
import { aspectsOf, tagsOf, topicOf } from '@huarong/core/community';
import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import { type Database, insertRows, longTransaction, type Tx } from '#platform/database';
import { refreshRatings } from '../../community/index.ts';
import { seedPostComments } from './seed-post-comments.ts';

const HOUR_MS = 3_600_000;

/** Seeds comments, questions and posts once, and updates the product ratings. */
export const seedCommunity = (db: Database): Promise<void> =>
  longTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('seed-community'))`.execute(tx);
    const existing = await tx.selectFrom('question').select('id').limit(1).executeTakeFirst();
    if (existing) return;
    const openedAt = (await readClock(tx)).getTime();
    const ago = (hours: number) => new Date(openedAt - hours * HOUR_MS).toISOString();
    const { comments, questions, posts } = await onlyExistingProducts(
      tx,
      await buildDemoCommunity(new Date(openedAt)),
    );
    await insertRows(
      tx,
      'comment',
      comments.map((comment, index) => commentRow(comment, index, ago)),
    );
    await seedQuestions(tx, questions, ago);
    await seedPosts(tx, posts, ago);
    await refreshRatings(tx, null);
  });

/** The catalogue is loaded to seed it alone: a shop that has its data never holds it in memory. */
async function buildDemoCommunity(now: Date): Promise<CommunityRows> {
  const { demoBrandCatalogues } = await import('@huarong/catalogue');
  const { buildCommunity } = await import('@huarong/catalogue/community');
  return buildCommunity(demoBrandCatalogues, now);
}

/** Leaves out content about products that the merchant has removed. */
async function onlyExistingProducts(
  tx: Tx,
  { comments, questions, posts }: CommunityRows,
): Promise<CommunityRows> {
  const skuIds = new Set((await tx.selectFrom('sku').select('id').execute()).map(({ id }) => id));
  const productIds = new Set((await tx.selectFrom('product').select('id').execute()).map(({ id }) => id));
  const hasAllSkus = ({ skus }: CommunityRows['posts'][number]) => skus.every(({ id }) => skuIds.has(id));
  return {
    comments: comments.filter(({ skuId }) => skuIds.has(skuId)),
    questions: questions
      .filter(({ productId }) => productIds.has(productId))
      .map((question) => ({
        ...question,
        answers: question.answers.filter(
          ({ boughtSkuId }) => boughtSkuId === null || skuIds.has(boughtSkuId),
        ),
      })),
    posts: posts.filter(hasAllSkus),
  };
}

type Ago = (hours: number) => string;

/** The shop replies within two days, and not in the future. */
const replyAfter = (hoursAgo: number) => Math.max(1, hoursAgo - 4 - (hoursAgo % 40));

function commentRow(comment: CommunityRows['comments'][number], index: number, ago: Ago) {
  const { followUp, reply, stars, hoursAgo } = comment;
  return {
    id: `demo-comment-${index + 1}`,
    product_id: comment.productId,
    sku_id: comment.skuId,
    author_name: comment.author,
    author_card: comment.card,
    is_anonymous: comment.isAnonymous,
    stars,
    aspects: aspectStars(comment.category, stars, index),
    content: comment.content,
    tags: tagsOf(comment.content, stars),
    skin_type: comment.skin,
    age_band: comment.age,
    pictures: comment.pictures,
    state: 'shown',
    helpful_count: comment.helpful,
    reply_content: reply,
    reply_at: reply === null ? null : ago(replyAfter(hoursAgo)),
    follow_up_content: followUp?.content ?? null,
    follow_up_pictures: followUp?.pictures ?? [],
    follow_up_days: followUp?.days ?? null,
    follow_up_state: followUp ? 'shown' : null,
    follow_up_at: followUp ? ago(hoursAgo - followUp.days * 24) : null,
    created_at: ago(hoursAgo),
    updated_at: ago(hoursAgo),
  };
}

/** Aspect stars are close to the overall stars; two of three comments have them. */
function aspectStars(category: string, stars: number, index: number): Record<string, number> {
  if (index % 3 === 2) return {};
  return Object.fromEntries(
    aspectsOf(category).map((name, place) => [
      name,
      Math.max(1, stars - ((index * 7 + place * 3) % 5 === 0 ? 1 : 0)),
    ]),
  );
}

async function seedQuestions(tx: Tx, questions: CommunityRows['questions'], ago: Ago) {
  await insertRows(
    tx,
    'question',
    questions.map((question, index) => ({
      id: `demo-question-${index + 1}`,
      product_id: question.productId,
      author_name: question.author,
      is_anonymous: question.isAnonymous,
      content: question.content,
      topic: topicOf(question.content),
      state: 'shown',
      created_at: ago(question.hoursAgo),
    })),
  );
  await insertRows(
    tx,
    'answer',
    questions.flatMap(({ answers, hoursAgo }, index) =>
      answers.map((answer, place) => ({
        id: `demo-answer-${index + 1}-${place + 1}`,
        question_id: `demo-question-${index + 1}`,
        author_name: answer.author,
        is_anonymous: false,
        is_staff: answer.isStaff,
        bought_sku_id: answer.boughtSkuId,
        content: answer.content,
        state: 'shown',
        helpful_count: answer.helpful,
        created_at: ago(Math.max(1, hoursAgo - answer.hoursLater)),
      })),
    ),
  );
}

async function seedPosts(tx: Tx, posts: CommunityRows['posts'], ago: Ago) {
  await insertRows(
    tx,
    'post',
    posts.map((post, index) => ({
      id: `demo-post-${index + 1}`,
      author_name: post.author,
      author_card: post.card,
      title: post.title,
      content: post.content,
      pictures: post.pictures,
      topics: post.topics,
      state: 'shown',
      like_count: post.likes,
      created_at: ago(post.hoursAgo),
    })),
  );
  await insertRows(
    tx,
    'post_sku',
    posts.flatMap(({ skus }, index) =>
      skus.map(({ id, note, point }, place) => ({
        post_id: `demo-post-${index + 1}`,
        sku_id: id,
        position: place + 1,
        note,
        picture: point?.picture ?? null,
        x: point?.x ?? null,
        y: point?.y ?? null,
      })),
    ),
  );
  await seedPostComments(
    tx,
    posts.map((post, index) => ({ ...post, id: `demo-post-${index + 1}` })),
    ago,
  );
}

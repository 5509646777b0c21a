import { tagsOf, topicOf } from '@huarong/core/community';
import { OrderStatus } from '@huarong/core/orders';
import { getAt } from '@huarong/core/shared';
import { sql } from 'kysely';
import { memberOwner } from '#platform/context';
import { type Database, statusIn, type Tx, transaction } from '#platform/database';
import { refreshRatings } from '../../community/index.ts';
import { REGULAR_MEMBER } from '../members/demo-members.ts';
import { OWN_COMMENTS, OWN_POSTS, OWN_QUESTIONS } from './own-content.ts';

const NAME = '林知夏';
const RATINGS_HOURS = 1;

/** Seeds comments, questions and posts of the regular customer in every state, once, after the orders. */
export const seedOwnContent = (db: Database): Promise<void> =>
  transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('seed-own-content'))`.execute(tx);
    const existing = await tx
      .selectFrom('comment')
      .select('id')
      .where('member_id', '=', REGULAR_MEMBER)
      .limit(1)
      .executeTakeFirst();
    if (existing) return;
    await insertComments(tx);
    await insertQuestions(tx);
    await insertPosts(tx);
    await refreshRatings(tx, RATINGS_HOURS);
  });

interface Bought {
  sub_order_id: string;
  sku_id: string;
  product_id: string;
  signed_at: Date;
}

/** Comments on the commented order lines and on one more, whose comment is held. The latest parcel comes first. */
async function insertComments(tx: Tx) {
  const { rows: lines } = await sql<Bought>`
    select line.sub_order_id, line.sku_id, line.product_id, part.signed_at
    from order_line line join sub_order part on part.id = line.sub_order_id
      join shop_order on shop_order.id = line.order_id join sku on sku.id = line.sku_id
    where shop_order.owner = ${memberOwner(REGULAR_MEMBER)} and ${statusIn('part.status', [OrderStatus.Completed])} and part.signed_at is not null
      and line.kind <> 'gift'
      and (line.commented_at is not null or line.id = (
        select max(open.id) from order_line open join sub_order on sub_order.id = open.sub_order_id
          join shop_order mine on mine.id = open.order_id
        where mine.owner = shop_order.owner and ${statusIn('sub_order.status', [OrderStatus.Completed])} and open.commented_at is null))
    order by part.signed_at desc, line.id`.execute(tx);
  for (const [index, line] of lines.slice(0, OWN_COMMENTS.length).entries()) {
    const { days, followUp, reply, hasImage, ...text } = getAt(OWN_COMMENTS, index);
    const after = (count: number) =>
      sql<Date>`least(${line.signed_at}::timestamptz + make_interval(days => ${count}::int), shop_now())`;
    await tx
      .insertInto('comment')
      .values({
        id: `demo-own-comment-${index + 1}`,
        member_id: REGULAR_MEMBER,
        author_name: NAME,
        author_card: 'BLACK',
        sub_order_id: line.sub_order_id,
        sku_id: line.sku_id,
        product_id: line.product_id,
        aspects: JSON.stringify({}),
        tags: tagsOf(text.content, text.stars),
        skin_type: 'combinationDry',
        age_band: '25-30',
        pictures: hasImage ? [`drawn:${line.sku_id}:front`] : [],
        created_at: after(days),
        updated_at: sql<Date>`shop_now()`,
        ...text,
        ...(reply && { reply_content: reply, reply_at: after(days + 1) }),
        ...(followUp && {
          follow_up_content: followUp.content,
          follow_up_days: followUp.days,
          follow_up_state: 'shown',
          follow_up_at: after(followUp.days),
        }),
      })
      .execute();
    await sql`update order_line set commented_at = ${after(days)}
      where sub_order_id = ${line.sub_order_id} and sku_id = ${line.sku_id}`.execute(tx);
  }
}

/** Questions about viewed products, one with an answer of the staff; and an answer to another member's question. */
async function insertQuestions(tx: Tx) {
  const products = await tx
    .selectFrom('product')
    .select('id')
    .where('status', '=', 'published')
    .orderBy(sql`md5(id || 'seen')`)
    .limit(OWN_QUESTIONS.length)
    .execute();
  const ago = (days: number) => sql<Date>`shop_now() - make_interval(days => ${days}::int)`;
  for (const [index, { id: productId }] of products.entries()) {
    const { content, state, days, answer } = getAt(OWN_QUESTIONS, index);
    const id = `demo-own-question-${index + 1}`;
    const asked = { id, product_id: productId, member_id: REGULAR_MEMBER, author_name: NAME, content, state };
    await tx
      .insertInto('question')
      .values({ ...asked, topic: topicOf(content), created_at: ago(days) })
      .execute();
    if (answer)
      await tx
        .insertInto('answer')
        .values({
          id: `demo-own-question-${index + 1}-1`,
          question_id: id,
          author_name: '花容美妆顾问',
          is_staff: true,
          content: answer,
          created_at: ago(days - 1),
        })
        .execute();
  }
  await sql`
    insert into answer (id, question_id, member_id, author_name, bought_sku_id, content, helpful_count, created_at)
    select 'demo-own-answer', question.id, ${REGULAR_MEMBER}, ${NAME}, line.sku_id,
      '我买过，日期很新，包装也严实，用到现在没有不舒服。', 6, shop_now() - interval '12 days'
    from question join order_line line on line.product_id = question.product_id
      join shop_order on shop_order.id = line.order_id and shop_order.owner = ${memberOwner(REGULAR_MEMBER)}
      join sku on sku.id = line.sku_id
    where question.state = 'shown' and question.member_id is null
    order by question.id, line.id limit 1`.execute(tx);
}

/** Posts about received products, skin care first, so that the texts fit. */
async function insertPosts(tx: Tx) {
  const { rows: bought } = await sql<{ sku_id: string }>`
    select line.sku_id from order_line line join shop_order on shop_order.id = line.order_id
      join sub_order part on part.id = line.sub_order_id join product on product.id = line.product_id
    where shop_order.owner = ${memberOwner(REGULAR_MEMBER)} and ${statusIn('part.status', [OrderStatus.Completed])} and line.kind <> 'gift'
      and product.status = 'published'
    group by line.sku_id, product.category_id
    order by product.category_id like '60001%' desc, line.sku_id limit ${OWN_POSTS.length}`.execute(tx);
  for (const [index, { sku_id }] of bought.entries()) {
    const { note, likes, days, ...text } = getAt(OWN_POSTS, index);
    const id = `demo-own-post-${index + 1}`;
    await tx
      .insertInto('post')
      .values({
        ...text,
        id,
        member_id: REGULAR_MEMBER,
        author_name: NAME,
        author_card: 'BLACK',
        pictures: [`drawn:${sku_id}:front`, `drawn:${sku_id}:texture`],
        like_count: likes,
        created_at: sql<Date>`shop_now() - make_interval(days => ${days}::int)`,
      })
      .execute();
    await tx.insertInto('post_sku').values({ post_id: id, sku_id, position: 1, note }).execute();
  }
}

import { STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';
import type { Range } from './messages.queries.ts';

/** For every skin, or for hers; who has told nothing about her skin gets what is for everybody. */
const matchesSkinType = (memberId: string) => sql<boolean>`(skin_types is null
  or (select skin_type from member_profile where member_profile.member_id = ${memberId}) = any(skin_types))`;
const isPublished = sql<boolean>`is_live and published_at <= shop_now()`;

/** Lays fresh articles that fit into a member's box. One that lies there, read or not, is left alone. */
export const insertFreshArticles = (db: Queryable, memberId: string) =>
  sql`insert into message (member_id, key, type, icon, title, text, links, sku_id, created_at)
    select ${memberId}, 'article:' || id, 3, 'bulb', title, text,
      jsonb_build_array(jsonb_build_object('text', '读全文', 'link', link)), sku_id, published_at
    from inspiration
    where ${isPublished} and ${matchesSkinType(memberId)}
      and published_at > shop_now() - make_interval(days => ${STORE.messages.articleDays}::int)
      and not exists (select from message where member_id = ${memberId} and key = 'article:' || inspiration.id)
    on conflict (member_id, key) do nothing`.execute(db);

/** Articles out now, with the message that brought each to this member. `isChosen`: only those that fit her. */
const selectArticles = (db: Queryable, memberId: string, isPersonalised: boolean) =>
  db
    .selectFrom('inspiration')
    .leftJoin('message', (join) =>
      join
        .on('message.member_id', '=', memberId)
        .on(sql<boolean>`message.key = 'article:' || inspiration.id`),
    )
    .where(isPublished)
    .$if(isPersonalised, (query) => query.where(matchesSkinType(memberId)));

export const listArticles = (
  db: Queryable,
  memberId: string,
  isPersonalised: boolean,
  { limit, offset }: Range,
) =>
  selectArticles(db, memberId, isPersonalised)
    .select((row) => [
      row.fn.coalesce('message.id', 'inspiration.id').as('id'),
      'inspiration.title',
      'inspiration.text',
      'inspiration.link',
      'inspiration.sku_id',
      'inspiration.published_at',
      sql<boolean>`message.id is not null and message.read_at is null`.as('is_new'),
    ])
    .orderBy('inspiration.published_at', 'desc')
    .orderBy('inspiration.id')
    .limit(limit)
    .offset(offset)
    .execute();
export type ArticleRow = Awaited<ReturnType<typeof listArticles>>[number];

export const countArticles = async (
  db: Queryable,
  memberId: string,
  isPersonalised: boolean,
): Promise<number> =>
  (
    await selectArticles(db, memberId, isPersonalised)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

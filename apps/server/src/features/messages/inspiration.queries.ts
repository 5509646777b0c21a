import { STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';
import type { Range } from './messages.queries.ts';

/** Articles for all skin types or the member's; without a known skin type only those for all. */
const matchesSkinType = (memberId: string) => sql<boolean>`(skin_types is null
  or (select skin_type from member_profile where member_profile.member_id = ${memberId}) = any(skin_types))`;
const isPublished = sql<boolean>`(is_live and published_at <= shop_now()
  and (ends_at is null or ends_at > shop_now()))`;

/** Adds fresh matching articles to a member's inbox. Existing ones stay as they are. */
export const insertFreshArticles = (db: Queryable, memberId: string) =>
  sql`insert into message (member_id, key, type, icon, title, text, links, sku_id, created_at)
    select ${memberId}, 'article:' || id, 3, 'bulb', title, text,
      jsonb_build_array(jsonb_build_object('text', '读全文', 'link', link)), sku_id, published_at
    from inspiration
    where ${isPublished} and ${matchesSkinType(memberId)}
      and published_at > shop_now() - make_interval(days => ${STORE.messages.articleDays}::int)
      and not exists (select from message where member_id = ${memberId} and key = 'article:' || inspiration.id)
    on conflict (member_id, key) do nothing`.execute(db);

/** Published articles with the member's message of each. `isPersonalised`: only those that match the skin type. */
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

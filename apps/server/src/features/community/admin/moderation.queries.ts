import { type RawBuilder, sql } from 'kysely';
import { exactTime, type ListPosition } from '#platform/admin';
import type { Queryable } from '#platform/database';
import type { ContentKind } from '../staff/list-pending-content.ts';

export interface ContentRow {
  kind: ContentKind;
  id: string;
  author: string;
  text: string;
  stars: number | null;
  state: 'pending' | 'shown' | 'hidden';
  written_at: Date;
  reports: number;
}
interface QueuedRow extends ContentRow {
  /** Its time, exact to the microsecond. */
  position: string;
}
export type QueueView = 'pending' | 'reported' | 'hidden';

/** Each kind in the same columns. */
const SOURCES: Readonly<Record<ContentKind, RawBuilder<unknown>>> = {
  comment: sql`select 'comment' as kind, id, author_name as author, content as text, stars::int as stars, state, created_at as written_at from comment`,
  'follow-up': sql`select 'follow-up' as kind, id, author_name as author, follow_up_content as text, stars::int as stars, follow_up_state as state, follow_up_at as written_at from comment`,
  question: sql`select 'question' as kind, id, author_name as author, content as text, null::int as stars, state, created_at as written_at from question`,
  answer: sql`select 'answer' as kind, id, author_name as author, content as text, null::int as stars, state, created_at as written_at from answer`,
  post: sql`select 'post' as kind, id, author_name as author, title || '：' || content as text, null::int as stars, state, created_at as written_at from post`,
  'post-comment': sql`select 'post-comment' as kind, id, author_name as author, content as text, null::int as stars, state, created_at as written_at from post_comment`,
};
const KINDS = Object.keys(SOURCES) as ContentKind[];

interface QueuePage {
  size: number;
  position?: ListPosition | undefined;
  isBackwards?: boolean;
}

/** The oldest that waits comes first; of what was taken down, the newest. Going back turns either round. */
const ascends = (view: QueueView, { isBackwards = false }: QueuePage): boolean =>
  (view === 'hidden') === isBackwards;
const directionOf = (view: QueueView, page: QueuePage) => (ascends(view, page) ? sql`asc` : sql`desc`);

/** A text’s place among those of the same moment: the same id is used by a comment and its follow-up. */
export const placeOf = ({ id, kind }: Pick<ContentRow, 'id' | 'kind'>): string => `${id}-${kind}`;

/** The texts of a view: each kind is read by an index of its own, at most a page of it. */
function textsOf(view: QueueView, page: QueuePage): RawBuilder<unknown> {
  const order = directionOf(view, page);
  const { position, size } = page;
  const parts = KINDS.filter((kind) => view !== 'reported' || kind !== 'follow-up').map((kind) => {
    const [state, at] = kind === 'follow-up' ? ['follow_up_state', 'follow_up_at'] : ['state', 'created_at'];
    const condition =
      view === 'reported'
        ? sql`id in (select target_id from content_report where kind = ${kind} and settled_at is null)`
        : sql`${sql.ref(state ?? '')} = ${sql.lit(view)}`;
    const time = sql.ref(at ?? '');
    const beyond = position
      ? sql`and (${time}, (id || ${sql.lit(`-${kind}`)}) collate "C") ${ascends(view, page) ? sql`>` : sql`<`} (${position.at}::timestamptz, ${position.id})
          and ${time} ${ascends(view, page) ? sql`>=` : sql`<=`} ${position.at}::timestamptz`
      : sql``;
    return sql`(${SOURCES[kind]} where ${condition} ${beyond} order by ${time} ${order}, id collate "C" ${order} limit ${size})`;
  });
  return sql`(${sql.join(parts, sql` union all `)}) texts`;
}

const REPORTS = sql`(select count(*)::int from content_report
  where content_report.kind = texts.kind and target_id = texts.id and settled_at is null)`;

export async function listQueue(db: Queryable, view: QueueView, page: QueuePage): Promise<QueuedRow[]> {
  const order = directionOf(view, page);
  const { rows } = await sql<QueuedRow>`
    select texts.*, ${exactTime(sql`written_at`)} as position, ${REPORTS} as reports from ${textsOf(view, page)}
    order by written_at ${order}, (id || '-' || kind) collate "C" ${order} limit ${page.size}`.execute(db);
  return page.isBackwards ? rows.reverse() : rows;
}

export async function countQueue(db: Queryable, view: QueueView, limit: number): Promise<number | null> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from ${textsOf(view, { size: limit + 1 })} limit ${limit + 1}) counted`.execute(
    db,
  );
  const count = rows[0]?.count ?? 0;
  return count > limit ? null : count;
}

const COUNTED_EXACTLY = 10_000;
/** For the work queue: as many as the list shows. */
export const countContentQueue = (db: Queryable, view: QueueView): Promise<number | null> =>
  countQueue(db, view, COUNTED_EXACTLY);

export async function findContent(db: Queryable, kind: ContentKind, id: string): Promise<ContentRow | null> {
  const { rows } = await sql<ContentRow>`
    select texts.*, ${REPORTS} as reports from (${SOURCES[kind]} where id = ${id}) texts
    where texts.state is not null`.execute(db);
  return rows[0] ?? null;
}

export interface ContentFacts {
  product_id: string | null;
  product_name: string | null;
  sub_order_id: string | null;
  member_id: string | null;
  pictures: string[];
  reply: string | null;
}

const FACTS: Readonly<Record<ContentKind, (id: string) => RawBuilder<ContentFacts>>> = {
  comment: (id) =>
    sql`select product_id, product.name_cn as product_name, sub_order_id, member_id, pictures, reply_content as reply
      from comment left join product on product.id = comment.product_id where comment.id = ${id}`,
  'follow-up': (id) =>
    sql`select product_id, product.name_cn as product_name, sub_order_id, member_id, follow_up_pictures as pictures, null as reply
      from comment left join product on product.id = comment.product_id where comment.id = ${id}`,
  question: (id) =>
    sql`select product_id, product.name_cn as product_name, null as sub_order_id, member_id, '{}'::text[] as pictures, null as reply
      from question left join product on product.id = question.product_id where question.id = ${id}`,
  answer: (id) =>
    sql`select question.product_id, product.name_cn as product_name, null as sub_order_id, answer.member_id,
        '{}'::text[] as pictures, null as reply
      from answer join question on question.id = answer.question_id
      left join product on product.id = question.product_id where answer.id = ${id}`,
  post: (id) =>
    sql`select null as product_id, null as product_name, null as sub_order_id, member_id, pictures, null as reply
      from post where id = ${id}`,
  'post-comment': (id) =>
    sql`select null as product_id, null as product_name, null as sub_order_id, member_id, '{}'::text[] as pictures, null as reply
      from post_comment where id = ${id}`,
};
export const findContentFacts = async (db: Queryable, kind: ContentKind, id: string) =>
  (await FACTS[kind](id).execute(db)).rows[0] ?? null;

export const listReports = (db: Queryable, kind: ContentKind, id: string) =>
  db
    .selectFrom('content_report')
    .select(['reason', 'note', 'created_at', 'outcome'])
    .where('kind', '=', kind === 'follow-up' ? 'comment' : kind)
    .where('target_id', '=', id)
    .orderBy('created_at')
    .limit(50)
    .execute();

/** How many comments of this author are shown and hidden. */
export async function countOfAuthor(db: Queryable, memberId: string | null) {
  if (memberId === null) return { shown: 0, hidden: 0 };
  const { rows } = await sql<{ shown: number; hidden: number }>`
    select count(*) filter (where state = 'shown')::int as shown, count(*) filter (where state = 'hidden')::int as hidden
    from comment where member_id = ${memberId}`.execute(db);
  return rows[0] ?? { shown: 0, hidden: 0 };
}

export const listHiddenShare = async (db: Queryable) =>
  (
    await sql<{ stars: number; comments: number; hidden: number }>`
      select stars::int as stars, count(*)::int as comments, count(*) filter (where state = 'hidden')::int as hidden
      from comment where created_at > shop_now() - interval '30 days' group by stars order by stars desc`.execute(
      db,
    )
  ).rows;

import type { Message, MessageIcon, Unread } from '@huarong/contract/messages';
import { MessageType } from '@huarong/core/messages';
import { STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { JsonOf, Queryable, Tx } from '#platform/database';
import type { NewMessage } from './message.ts';

declare module '#platform/database' {
  interface DeclaredColumns {
    message: { type: MessageType; icon: MessageIcon; links: JsonOf<Message['links']> };
  }
}

const TYPES = Object.values(MessageType);

/** Older messages are hidden until the daily job deletes them. */
const oldest = sql<Date>`shop_now() - make_interval(days => ${STORE.messages.retentionDays}::int)`;

export async function saveMessage(db: Queryable, message: NewMessage): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('message')
    .values(rowOf(message))
    .onConflict((known) => known.columns(['member_id', 'key']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Many at once; a member who has one of the same key gets no second. */
export async function saveMessages(tx: Tx, messages: readonly NewMessage[]): Promise<void> {
  if (messages.length === 0) return;
  await tx
    .insertInto('message')
    .values(messages.map(rowOf))
    .onConflict((known) => known.columns(['member_id', 'key']).doNothing())
    .execute();
}

const rowOf = (message: NewMessage) => ({
  member_id: message.memberId,
  key: message.key,
  type: message.type,
  icon: message.icon,
  title: message.title,
  text: message.text,
  links: JSON.stringify(message.links),
  sku_id: message.skuId ?? null,
});

interface MessageFilter {
  memberId: string;
  type: MessageType;
  onlyNew: boolean;
}
const selectMessages = (db: Queryable, { memberId, type, onlyNew }: MessageFilter) =>
  db
    .selectFrom('message')
    .where('member_id', '=', memberId)
    .where('type', '=', type)
    .where('created_at', '>', oldest)
    .$if(onlyNew, (query) => query.where('read_at', 'is', null));

export const listMessages = (db: Queryable, { limit, offset, ...filter }: MessageFilter & Range) =>
  selectMessages(db, filter)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];
export interface Range {
  limit: number;
  offset: number;
}

export const countMessages = async (db: Queryable, filter: MessageFilter): Promise<number> =>
  (
    await selectMessages(db, filter)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

export async function countUnread(db: Queryable, memberId: string): Promise<Unread> {
  const rows = await db
    .selectFrom('message')
    .select((row) => ['type', row.fn.countAll<number>().as('count')])
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .where('created_at', '>', oldest)
    .groupBy('type')
    .execute();
  const types = TYPES.map((type) => ({ type, count: rows.find((row) => row.type === type)?.count ?? 0 }));
  return { total: types.reduce((all, { count }) => all + count, 0), types };
}

/** How many of these belong to the member. */
export const countOwned = async (db: Queryable, memberId: string, ids: readonly string[]): Promise<number> =>
  (
    await db
      .selectFrom('message')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('member_id', '=', memberId)
      .where((row) => row('id', '=', row.fn.any(row.val([...ids]))))
      .executeTakeFirstOrThrow()
  ).count;

export interface ReadSelection {
  messageIds?: readonly string[] | undefined;
  type?: MessageType | undefined;
}

/** Marks the selected messages, or all without ids and type. Already read ones keep their time. */
export const markRead = (db: Queryable, memberId: string, { messageIds, type }: ReadSelection) =>
  db
    .updateTable('message')
    .set({ read_at: sql<Date>`shop_now()` })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .$call((query) => (type === undefined ? query : query.where('type', '=', type)))
    .$call((query) =>
      messageIds ? query.where((row) => row('id', '=', row.fn.any(row.val([...messageIds])))) : query,
    )
    .execute();

export async function deleteOldMessages(db: Queryable): Promise<void> {
  await db.deleteFrom('message').where('created_at', '<=', oldest).execute();
  await db.deleteFrom('notice_sent').where('sent_at', '<=', oldest).execute();
}

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#platform/database';
import { copyFolder, copyOnServer, type DatabaseCopy } from '../../../testing/copy-template.ts';
import { isPostgres } from '../../../testing/is-postgres.ts';
import { runChild } from '../../../testing/run-child.ts';
import { createOrder } from '../orders/admin/testing/create-order.ts';

const MEMBERS = 4;
const GUESTS = 2;

let copy: DatabaseCopy;
let recallId: string;
beforeAll(async () => {
  copy = await (isPostgres ? copyOnServer('stocked') : copyFolder('stocked'));
  recallId = await withDatabase(startRecall);
});
afterAll(() => copy.discard());

/** A database folder has one process: it is closed before a child works on it. */
async function withDatabase<Result>(use: (db: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(copy.settings);
  try {
    return await use(database.db);
  } finally {
    await database.close();
  }
}

/** Every shopper has one order, the guests with a mobile of their own. */
async function startRecall(db: Database): Promise<string> {
  const orders = [];
  for (let nth = 0; nth < MEMBERS + GUESTS; nth++) orders.push(await createOrder(db, { quantity: 1 }));
  for (const [nth, { orderId }] of orders.slice(MEMBERS).entries())
    await sql`update shop_order set owner = ${`guest:killed-${nth}`},
      recipient = recipient || ${JSON.stringify({ mobile: `1380000000${nth}` })}::jsonb where id = ${orderId}`.execute(
      db,
    );
  const { rows } = await sql<{ id: string }>`
    with lot as (
      insert into stock_lot (sku_id, lot_no, expires_on, recalled_at)
      values (${orders[0]!.skuId}, 'KILLED', '2090-01-01', shop_now()) returning id
    ), starter as (insert into staff (login, name) values ('starter@huarong.demo', '唐果') returning id)
    insert into recall (lot_id, started_by, reason, advice)
    select lot.id, starter.id, '抽检不合格', '请停止使用' from lot, starter returning id::text`.execute(db);
  const id = rows[0]?.id ?? '';
  await sql`insert into recall_order (recall_id, order_id, units, is_first)
    select ${id}::bigint, id, 1, true from shop_order where id = any (${orders.map(({ orderId }) => orderId)})`.execute(
    db,
  );
  return id;
}

/** Notifies in a process of its own, which a failpoint may end. */
async function work(failpoint?: string) {
  const env = { NODE_ENV: 'test', ...(failpoint && { FP: `${failpoint}:crash` }) };
  const child = runChild('run-recall-notices', [JSON.stringify(copy.settings), recallId], env);
  return { ...(await child.ended), err: child.output.err };
}

const readResult = () =>
  withDatabase(async (db) => {
    const { rows } = await sql<Record<string, number | boolean>>`
      select ended_at is not null as "isEnded",
        (select count(*)::int from recall_order where recall_id = recall.id and state = 'notified') as notified,
        (select count(*)::int from message where key = 'recall:' || recall.id) as messages,
        (select count(distinct member_id)::int from message where key = 'recall:' || recall.id) as members,
        (select count(*)::int from outbox_event where key like 'recall:' || recall.id || ':%') as texts
      from recall where id = ${recallId}::bigint`.execute(db);
    return rows[0];
  });
const reached = ({ messages, texts, isEnded }: { messages: number; texts: number; isEnded: boolean }) => ({
  isEnded,
  notified: messages + texts,
  messages,
  members: messages,
  texts,
});

it('a recall whose job is killed twice goes on where it was, and every shopper is notified once', {
  timeout: 180_000,
}, async () => {
  expect(await work('recall.slice.before_commit')).toMatchObject({ signal: 'SIGKILL' });
  expect(await readResult()).toEqual(reached({ messages: 0, texts: 0, isEnded: false }));
  expect(await work('recall.slice.after_commit')).toMatchObject({ signal: 'SIGKILL' });
  expect(await readResult()).toEqual(reached({ messages: 2, texts: 0, isEnded: false }));
  expect(await work()).toMatchObject({ code: 0, err: '' });
  expect(await readResult()).toEqual(reached({ messages: MEMBERS, texts: GUESTS, isEnded: true }));
  expect(await work()).toMatchObject({ code: 0 });
  expect(await readResult()).toEqual(reached({ messages: MEMBERS, texts: GUESTS, isEnded: true }));
});

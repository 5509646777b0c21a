import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#platform/database';
import { copyFolder, copyOnServer, type DatabaseCopy } from '../../../testing/copy-template.ts';
import { isPostgres } from '../../../testing/is-postgres.ts';
import { runChild } from '../../../testing/run-child.ts';
import { DEPOSIT_FEN, insertApprovedChange, insertDeposits } from './testing/insert-deposits.ts';

const ORDERS = 3;

let copy: DatabaseCopy;
const changes = { dates: 0, cancel: 0 };
beforeAll(async () => {
  copy = await (isPostgres ? copyOnServer('stocked') : copyFolder('stocked'));
  await withDatabase(async (db) => {
    const { rows } = await sql<{ id: number }>`
      insert into staff (login, name) values ('one@huarong.demo', '唐果'), ('two@huarong.demo', '秦岚')
      returning id::int`.execute(db);
    await sql`
      insert into presale (id, sku_id, title, price_fen, deposit_fen, deposit_worth_fen, deposit_from, deposit_until,
        balance_from, balance_until, ships_by, state)
      select 'killed', id, '新年预售', 90000, 10000, 20000, now() - interval '9 days', now() - interval '1 day',
        now() - interval '1 day', now() + interval '1 day', now() + interval '9 days', 'stopped' from sku order by id limit 1`.execute(
      db,
    );
    await insertDeposits(db, 'killed', ORDERS);
    const people = { requestedBy: rows[0]!.id, approvedBy: rows[1]!.id };
    changes.dates = await insertApprovedChange(db, { presaleId: 'killed', kind: 'dates', ...people });
    changes.cancel = await insertApprovedChange(db, { presaleId: 'killed', kind: 'cancel', ...people });
  });
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

/** Works in a process of its own, which a failpoint may end. */
async function work(changeId: number, failpoint?: string) {
  const env = { NODE_ENV: 'test', ...(failpoint && { FP: `${failpoint}:crash` }) };
  const child = runChild('run-presale-change', [JSON.stringify(copy.settings), String(changeId)], env);
  return { ...(await child.ended), err: child.output.err };
}

const readResult = () =>
  withDatabase(async (db) => {
    const { rows } = await sql<Record<string, number | string>>`
      select (select count(*)::int from refund where order_id in (select order_id from presale_order)) as refunds,
        (select count(*)::int from outbox_event where topic = 'presale-cancelled') as cancelled,
        (select count(*)::int from outbox_event where topic = 'presale-dates') as moved,
        (select coalesce(sum(amount_fen), 0)::int from ledger_entry where account = 'compensation') as owed,
        (select count(*)::int from presale_change_order where change_id = ${changes.cancel} and state = 'done') as done`.execute(
      db,
    );
    return rows[0];
  });
const cancelled = (count: number) => ({
  refunds: count,
  cancelled: count,
  moved: ORDERS,
  owed: count * DEPOSIT_FEN,
  done: count,
});

it('a change that is killed goes on where it was: nobody is notified or refunded twice', {
  timeout: 240_000,
}, async () => {
  expect(await work(changes.dates, 'presale_change.before_commit')).toMatchObject({ signal: 'SIGKILL' });
  expect(await readResult()).toMatchObject({ moved: 0 });
  expect(await work(changes.dates)).toMatchObject({ code: 0, err: '' });
  expect(await work(changes.dates)).toMatchObject({ code: 0, err: '' });
  expect(await readResult()).toEqual(cancelled(0));
  expect(await work(changes.cancel, 'presale_change.before_commit')).toMatchObject({ signal: 'SIGKILL' });
  expect(await readResult()).toEqual(cancelled(0));
  expect(await work(changes.cancel, 'presale_change.after_commit')).toMatchObject({ signal: 'SIGKILL' });
  expect(await readResult()).toEqual(cancelled(1));
  for (let nth = 0; nth < 2; nth++) {
    expect(await work(changes.cancel)).toMatchObject({ code: 0, err: '' });
    expect(await readResult()).toEqual(cancelled(ORDERS));
  }
});

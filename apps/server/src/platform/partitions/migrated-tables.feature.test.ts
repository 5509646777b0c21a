import { cpSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import { MIGRATIONS_FOLDER, migrate, openDatabase, transaction, withTimeout } from '#platform/database';
import { createTestDatabase, onPostgres } from '../../../testing/index.ts';

const FIRST = '0213';
const AFTER = '0220';
const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

/** The migrations of the release before the partitions. */
let earlier: URL;
beforeAll(async () => {
  earlier = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'huarong-earlier-'))}/`);
  for (const name of readdirSync(MIGRATIONS_FOLDER).filter((file) => /^\d{4}-/.test(file) && file < FIRST))
    cpSync(fileURLToPath(new URL(name, MIGRATIONS_FOLDER)), fileURLToPath(new URL(name, earlier)));
});
afterAll(() => rm(earlier, { recursive: true }));

/** All migrations, twice: the embedded engine of a busy machine takes a minute for them. */
const LONG_MS = 240_000;

/** Makes it a database of that release. */
async function goBack() {
  // Dropping two hundred tables takes the embedded engine of a busy machine longer than its watchdog allows.
  await withTimeout(LONG_MS, () => sql.raw('drop schema public cascade; create schema public').execute(db));
  await migrate(db, earlier);
}

const ORDER = '202601010000000001';
/**
 * Rows of three months up to now, as the release before wrote them; without the order itself. The last status was changed
 * after the clock of the demo was moved to a later year.
 */
async function fill() {
  await advanceClock(db, 400 * 86_400);
  await transaction(db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`insert into order_status_change (sub_order_id, from_status, to_status, at)
      select ${`${ORDER}-1`}, 30, 35, now() - make_interval(days => 90 - n) from generate_series(1, 90) n
      union all select ${`${ORDER}-1`}, 35, 40, shop_now()`.execute(tx);
  });
  await sql`insert into stock_ledger (sku_id, delta, reason, reference, created_at)
    select 'sku-' || n % 7, 1, 'initial', 'test', now() - make_interval(hours => 2100 - n) from generate_series(1, 2100) n`.execute(
    db,
  );
}
const contents = async () =>
  (
    await sql<{ ledger: string; changes: string }>`
      select (select md5(string_agg(row::text, ',' order by id)) from stock_ledger row) as ledger,
        (select md5(string_agg(row::text, ',' order by id)) from order_status_change row) as changes`.execute(
      db,
    )
  ).rows[0]!;
/** What the release before sends: columns by name, the number of the row by the database. */
const writeAsBefore = (on = db) =>
  sql<{ id: number }>`insert into stock_ledger (sku_id, delta, reason, reference)
    select sku_id, delta, reason, 'order' from (values ('sku-1', 1, 'release'), ('sku-1', -1, 'sale')) entry (sku_id, delta, reason)
    returning id`.execute(on);

it('keeps every row of a filled table, and goes on with the next number', { timeout: LONG_MS }, async () => {
  await goBack();
  await fill();
  const before = await contents();
  expect((await migrate(db)).filter((name) => name < AFTER)).toHaveLength(7);
  expect(await contents()).toEqual(before);
  const { rows } = await writeAsBefore();
  expect(rows.map(({ id }) => id)).toEqual([2101, 2102]);
  const { rows: placed } = await sql<{ name: string; count: number }>`
    select tableoid::regclass::text as name, count(*)::int as count from stock_ledger group by 1
    union all select tableoid::regclass::text, count(*)::int from order_status_change group by 1 order by 1`.execute(
    db,
  );
  expect(placed).toEqual([
    { name: 'order_status_change_before', count: 91 },
    { name: 'stock_ledger_before', count: 2102 },
  ]);
});

it('keeps checks, triggers, references, indexes and defaults, in every month', {
  timeout: LONG_MS,
}, async () => {
  await migrate(db);
  for (const at of [sql`now()`, sql`month_start(now(), 3)`, sql`now() + interval '9 years'`]) {
    const insert = (delta: number, reason: string) =>
      sql<{ id: number; made_by: string | null }>`
        insert into stock_ledger (sku_id, delta, reason, reference, created_at)
        values ('sku-1', ${delta}, ${reason}, 'test', ${at}) returning id, made_by`.execute(db);
    const { rows } = await transaction(db, async (tx) => {
      await sql`set local shop.actor = 'console'`.execute(tx);
      return sql<{ id: number; made_by: string | null }>`
        insert into stock_ledger (sku_id, delta, reason, reference, created_at)
        values ('sku-1', 1, 'count', 'test', ${at}) returning id, made_by`.execute(tx);
    });
    expect(rows[0]!.made_by).toBe('console');
    await expect(insert(0, 'count')).rejects.toThrow('stock_ledger_delta_check');
    await expect(insert(1, 'nothing')).rejects.toThrow('stock_ledger_reason_check');
    const isIt = sql`id = ${rows[0]!.id}`;
    await expect(sql`delete from stock_ledger where ${isIt}`.execute(db)).rejects.toThrow('never changed');
    await expect(sql`update stock_ledger set delta = 2 where ${isIt}`.execute(db)).rejects.toThrow(
      'never changed',
    );
    await expect(
      sql`insert into order_status_change (sub_order_id, to_status, at) values ('nothing', 10, ${at})`.execute(
        db,
      ),
    ).rejects.toThrow('order_status_change_sub_order_id_fkey');
  }
  const { rows: indexed } = await sql<{ count: number }>`
    select count(*)::int as count from pg_index join pg_inherits on inhrelid = indrelid
    where inhparent = any (array['stock_ledger', 'order_status_change']::regclass[]) and indisvalid`.execute(
    db,
  );
  const { rows: partitions } = await sql<{ count: number }>`
    select count(*)::int as count from list_month_partitions()`.execute(db);
  expect(indexed[0]!.count).toBe(partitions[0]!.count * 2);
});

onPostgres('on a server', () => {
  it('keeps what others may read', async () => {
    await goBack();
    // A role that every server has: roles belong to all databases of a test run.
    await sql`grant select on stock_ledger to pg_monitor`.execute(db);
    await migrate(db);
    const { rows } = await sql`select has_table_privilege('pg_monitor', 'stock_ledger', 'select') as reads,
      has_table_privilege('pg_monitor', 'stock_ledger', 'insert') as writes,
      has_table_privilege('pg_monitor', 'order_status_change', 'select') as others`.execute(db);
    expect(rows).toEqual([{ reads: true, writes: false, others: false }]);
  });

  it('lets the release before write all the time', async () => {
    await goBack();
    await fill();
    const shop = await openDatabase(database.settings);
    let isMigrated = false;
    const written: number[] = [];
    const writing = (async () => {
      while (!isMigrated) written.push(...(await writeAsBefore(shop.db)).rows.map(({ id }) => id));
    })();
    await migrate(db);
    isMigrated = true;
    await writing;
    await shop.close();
    const { rows } = await sql<{ id: number }>`
      select id from stock_ledger where reference = 'order' order by id`.execute(db);
    expect(rows.map(({ id }) => id)).toEqual(written);
    expect(written.length).toBeGreaterThan(10);
  });
});

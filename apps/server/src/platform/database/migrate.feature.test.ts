import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, MigrationRefused, migrate, openDatabase, transaction } from '#platform/database';
import { createTestDatabase, onPostgres } from '../../../testing/index.ts';
import { MIGRATIONS_FOLDER } from './migration-files.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

/** Migrations that wait for a table. */
const countWaiting = async (on: Database) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks
    where not granted and mode = 'AccessExclusiveLock' and relation = 'first_table'::regclass`.execute(on);
  return rows[0]!.count;
};

it('applies nothing to a database that is up to date', async () => {
  expect(await migrate(db)).toEqual([]);
});

describe('with a folder of test migrations', () => {
  let folder: URL;
  const write = (name: string, text: string) => writeFile(new URL(name, folder), text);

  beforeEach(async () => {
    folder = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'huarong-migrations-'))}/`);
    await sql`alter table schema_migration rename to real_migration`.execute(db);
    await write('0001-first.sql', 'create table first_table (id int); insert into first_table values (1);');
  });
  afterEach(async () => {
    await sql`drop table if exists first_table, second_table, schema_migration`.execute(db);
    await sql`alter table real_migration rename to schema_migration`.execute(db);
    await rm(folder, { recursive: true });
  });

  it('applies each file once, in order', async () => {
    await write('0002-second.sql', 'create table second_table as select id from first_table;');
    expect(await migrate(db, folder)).toEqual(['0001-first.sql', '0002-second.sql']);
    expect(await migrate(db, folder)).toEqual([]);
    expect((await sql`select id from second_table`.execute(db)).rows).toEqual([{ id: 1 }]);
  });

  it('tries a file again that met a deadlock, and no other that failed', async () => {
    // A sequence keeps its value when the transaction is rolled back.
    await sql`create sequence tries`.execute(db);
    const failOnce = (code: string) => `do $$ begin
      if nextval('tries') = 1 then raise exception 'failed' using errcode = '${code}'; end if; end $$;`;
    await write('0002-second.sql', `create table second_table (id int); ${failOnce('40P01')}`);
    expect(await migrate(db, folder)).toEqual(['0001-first.sql', '0002-second.sql']);
    expect((await sql`select nextval('tries')::int as next`.execute(db)).rows).toEqual([{ next: 3 }]);
    await sql`drop sequence tries; create sequence tries`.execute(db);
    await write('0003-third.sql', failOnce('22012'));
    await expect(migrate(db, folder)).rejects.toThrow('0003-third.sql');
    await sql`drop sequence tries`.execute(db);
  });

  const INDEXES = '-- Builds indexes while the shop writes its table.\n';
  const isIndexed = async (name: string) =>
    (await sql`select from pg_index where indexrelid = to_regclass(${name}) and indisvalid`.execute(db)).rows
      .length === 1;

  it('builds indexes outside a transaction, and again those that a stopped run left unfinished', async () => {
    await write(
      '0002-indexes.sql',
      `${INDEXES}create index concurrently first_by_id on first_table (id);
      create unique index concurrently first_once on first_table (id);`,
    );
    await write(
      '0001-first.sql',
      'create table first_table (id int); insert into first_table values (1), (1);',
    );
    await expect(migrate(db, folder)).rejects.toThrow('0002-indexes.sql');
    expect([await isIndexed('first_by_id'), await isIndexed('first_once')]).toEqual([true, false]);
    await sql`delete from first_table where ctid = (select min(ctid) from first_table)`.execute(db);
    expect(await migrate(db, folder)).toEqual(['0002-indexes.sql']);
    expect([await isIndexed('first_by_id'), await isIndexed('first_once')]).toEqual([true, true]);
    expect(await migrate(db, folder)).toEqual([]);
  });

  it('refuses anything but indexes in such a file, before it changes anything else', async () => {
    await write('0002-indexes.sql', `${INDEXES}create table second_table (id int);`);
    await expect(migrate(db, folder)).rejects.toThrow('0002-indexes.sql');
    expect((await sql`select to_regclass('second_table') as found`.execute(db)).rows).toEqual([
      { found: null },
    ]);
  });

  it('refuses when an applied file was changed', async () => {
    await migrate(db, folder);
    await write('0001-first.sql', 'create table first_table (id bigint);');
    await expect(migrate(db, folder)).rejects.toThrow(MigrationRefused);
    await expect(migrate(db, folder)).rejects.toThrow('0001-first.sql');
  });

  it('treats a file with Windows line ends as the same file', async () => {
    await write('0001-first.sql', 'create table\nfirst_table (id int);\n');
    await migrate(db, folder);
    await write('0001-first.sql', 'create table\r\nfirst_table (id int);\r\n');
    expect(await migrate(db, folder)).toEqual([]);
  });

  it('runs on a database that is newer than the program, so that a deploy can be taken back', async () => {
    await write('0002-second.sql', 'create table second_table (id int);');
    await migrate(db, folder);
    await rm(new URL('0002-second.sql', folder));
    expect(await migrate(db, folder)).toEqual([]);
  });

  it('refuses a newer database whose migration breaks the previous release', async () => {
    await write(
      '0002-second.sql',
      '-- Breaks the previous release: it reads first_table.\ndrop table first_table;',
    );
    await migrate(db, folder);
    await rm(new URL('0002-second.sql', folder));
    await expect(migrate(db, folder)).rejects.toThrow('newer than this program');
  });

  it('rolls back a file that fails half-way, and names it', async () => {
    await write('0002-second.sql', 'create table second_table (id int); select no_such_thing;');
    await expect(migrate(db, folder)).rejects.toThrow('0002-second.sql failed');
    expect((await sql`select to_regclass('second_table') as second_table`.execute(db)).rows).toEqual([
      { second_table: null },
    ]);
    expect(await db.selectFrom('schema_migration').select('name').execute()).toEqual([
      { name: '0001-first.sql' },
    ]);
  });

  it('refuses two files with one number', async () => {
    await write('0001-second.sql', 'create table second_table (id int);');
    await expect(migrate(db, folder)).rejects.toThrow('share a number');
  });

  it('restores the usual timeouts afterwards', async () => {
    await migrate(db, folder);
    const { rows } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(db);
    expect(rows[0]!.lock_timeout).toBe(database.kind === 'postgres' ? '2s' : '0');
  });

  onPostgres('on a server', () => {
    it('lets several processes migrate at once and applies each file once', async () => {
      await write(
        '0002-second.sql',
        'create table second_table as select id from first_table; select pg_sleep(2.5);',
      );
      const others = await Promise.all([1, 2].map(() => openDatabase(database.settings)));
      const applied = await Promise.all(
        [db, ...others.map((other) => other.db)].map((one) => migrate(one, folder)),
      );
      await Promise.all(others.map((other) => other.close()));
      expect(applied.flat().sort()).toEqual(['0001-first.sql', '0002-second.sql']);
    });

    it('builds an index while other processes wait for it', async () => {
      const rows = 'insert into first_table select generate_series(1, 200000);';
      await write('0001-first.sql', `create table first_table (id int); ${rows}`);
      await write('0002-indexes.sql', `${INDEXES}create index concurrently first_by_id on first_table (id);`);
      const others = await Promise.all([1, 2, 3].map(() => openDatabase(database.settings)));
      const applied = await Promise.all(others.map((other) => migrate(other.db, folder)));
      await Promise.all(others.map((other) => other.close()));
      expect(applied.flat().sort()).toEqual(['0001-first.sql', '0002-indexes.sql']);
      expect(await isIndexed('first_by_id')).toBe(true);
    });

    it('lets others read a table that it waits for', async () => {
      await migrate(db, folder);
      await write('0002-second.sql', 'alter table first_table add column note text;');
      const migrator = await openDatabase(database.settings);
      const shop = await openDatabase(database.settings);
      let migrating: Promise<string[]> | undefined;
      await transaction(db, async (reader) => {
        await sql`select id from first_table`.execute(reader);
        migrating = migrate(migrator.db, folder);
        await expect.poll(() => countWaiting(shop.db), { timeout: 20_000, interval: 20 }).toBe(1);
        // Longer than a shopper's statement may wait for a lock, were the migration to hold everybody up.
        expect((await sql`select id from first_table`.execute(shop.db)).rows).toEqual([{ id: 1 }]);
      });
      expect(await migrating).toEqual(['0002-second.sql']);
      await Promise.all([migrator.close(), shop.close()]);
    });
  });
});

it('finds the shop’s migrations in the expected folder', () => {
  expect(MIGRATIONS_FOLDER.pathname).toMatch(/\/database\/migrations\/$/);
});

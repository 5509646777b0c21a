import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { isDatabaseUnavailable, transaction } from '#platform/database';
import { createTestDatabase, onPostgres, type TestDatabase } from '../../../testing/index.ts';

onPostgres('after a migration has added a column under prepared statements', () => {
  let database: TestDatabase;
  let columns = 0;
  beforeAll(async () => {
    database = await createTestDatabase();
    await sql`create table planned (id int primary key)`.execute(database.db);
  });
  afterAll(() => database.close());
  beforeEach(() => sql`delete from planned`.execute(database.db));

  const addColumn = () => {
    columns += 1;
    return sql.raw(`alter table planned add column c${columns} int`).execute(database.db);
  };
  const readAll = (handle = database.workDb) =>
    sql<{ id: number }>`select * from planned order by id`.execute(handle).then(({ rows }) => rows);
  /** As many at once as the pool has connections, so that each of them has a plan. */
  const onEveryConnection = <Value>(run: () => Promise<Value>) =>
    Promise.all(Array.from({ length: 30 }, run));

  it('reads outside a transaction are answered', async () => {
    await onEveryConnection(() => readAll());
    await addColumn();
    const answers = await onEveryConnection(() => readAll());
    expect(answers).toHaveLength(30);
  });

  it('reads that share a connection are answered', async () => {
    await onEveryConnection(() => readAll(database.db));
    await addColumn();
    expect(await onEveryConnection(() => readAll(database.db))).toHaveLength(30);
  });

  it('writes outside a transaction happen once', async () => {
    const insert = (id: number) =>
      sql`insert into planned (id) values (${id}) returning *`.execute(database.workDb);
    await Promise.all(Array.from({ length: 30 }, (_, id) => insert(id)));
    await addColumn();
    await Promise.all(Array.from({ length: 30 }, (_, id) => insert(100 + id)));
    expect(await readAll()).toHaveLength(60);
  });

  it('a transaction is repeated as a whole', async () => {
    let id = 0;
    const change = () => {
      id += 1;
      const own = id;
      return transaction(database.workDb, async (tx) => {
        await sql`insert into planned (id) values (${own})`.execute(tx);
        await sql`select * from planned where id = ${own}`.execute(tx);
      });
    };
    await onEveryConnection(change);
    await addColumn();
    await onEveryConnection(change);
    const rows = await readAll();
    expect(rows.map((row) => row.id)).toEqual(Array.from({ length: 60 }, (_, at) => at + 1));
  });
});

it('a stale plan that is left is answered as an outage, no other unsupported statement is', () => {
  const refused = (message: string) => Object.assign(new Error(message), { code: '0A000' });
  expect(isDatabaseUnavailable(refused('cached plan must not change result type'))).toBe(true);
  expect(isDatabaseUnavailable(refused('cannot alter type of a column used by a view'))).toBe(false);
});

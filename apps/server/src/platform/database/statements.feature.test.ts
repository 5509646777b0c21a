import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from '#platform/database';
import { createTestDatabase } from '../../../testing/index.ts';
import { createStatementNames } from './named-statements.ts';

const database = await createTestDatabase();
const { db } = database;
const statementName = createStatementNames();
afterAll(() => database.close());

const one = async (text: string) =>
  (await sql.raw<{ value: unknown }>(`select ${text} as value`).execute(db)).rows[0]!.value;

describe('statements', () => {
  it('are planned once and found by name the second time', async () => {
    const ask = (kind: string) => db.selectFrom('job').select('id').where('kind', '=', kind).compile();
    const { sql: text } = ask('');
    await db.connection().execute(async (session) => {
      await session.executeQuery(ask('a'));
      await session.executeQuery(ask('b'));
      const { rows } = await sql<{ name: string }>`
        select name from pg_prepared_statements where statement = ${text}`.execute(session);
      expect(rows).toEqual([{ name: statementName(text) }]);
    });
  });

  it('have no name when the text may hold several, or has no plan', () => {
    expect(statementName('select 1; select 2')).toBeUndefined();
    expect(statementName('listen news')).toBeUndefined();
    expect(statementName('begin')).toBeUndefined();
    expect(statementName('select 1')).not.toBe(statementName('select 2'));
  });

  it('that are composed of writes leave names to others', () => {
    const composed = Array.from(
      { length: 400 },
      (_, number) => `with "write_0_event" as (insert into a values (${number})) select 1`,
    );
    expect(composed.filter((text) => statementName(text) !== undefined).length).toBeLessThanOrEqual(300);
    expect(statementName('select 3 as after_composed')).toMatch(/^[\w-]{24}$/);
  });

  it('return to the right caller, with many at once inside and outside transactions', async () => {
    const ask = async (from: typeof db, value: number) =>
      (await sql<{ value: number }>`select ${value}::int as value`.execute(from)).rows[0]!.value;
    const wanted = Array.from({ length: 100 }, (_, number) => number);
    const answers = wanted.map((value) =>
      value % 3 === 0 ? db.transaction().execute((tx) => ask(tx, value)) : ask(db, value),
    );
    expect(await Promise.all(answers)).toEqual(wanted);
  });

  it('fail alone, also when sent with others', async () => {
    const asked = [1, 0, 4].map((by) =>
      sql<{ value: number }>`select 8 / ${by}::int as value`.execute(db).then(({ rows }) => rows[0]!.value),
    );
    expect(await Promise.allSettled(asked)).toMatchObject([
      { value: 8 },
      { reason: { code: '22012' } },
      { value: 2 },
    ]);
  });

  it('may be larger than one packet', async () => {
    const letter = '花'.repeat(1_000_000);
    const { rows } = await sql<{ value: string }>`select ${letter}::text as value`.execute(db);
    expect(rows[0]!.value).toBe(letter);
  });
});

describe('values', () => {
  it('int8 is a number, up to the last safe one', async () => {
    expect(await one('32000::bigint')).toBe(32_000);
    expect(await one('9007199254740991::bigint')).toBe(Number.MAX_SAFE_INTEGER);
    expect(await one(`array[1, null, 3]::bigint[]`)).toEqual([1, null, 3]);
  });

  it('an int8 that a number cannot hold throws instead of being rounded', async () => {
    await expect(one('9007199254740992::bigint')).rejects.toThrow(RangeError);
  });

  it('timestamptz is a Date, a calendar day stays text, numeric stays text, jsonb is parsed', async () => {
    expect(await one(`'2026-11-11T00:00:00+08:00'::timestamptz`)).toEqual(new Date('2026-11-10T16:00:00Z'));
    expect(await one(`'2026-11-11'::date`)).toBe('2026-11-11');
    expect(await one('12.50::numeric')).toBe('12.50');
    expect(await one(`'{"a":[1]}'::jsonb`)).toEqual({ a: [1] });
  });
});

describe('a statement outside a transaction that met a deadlock', () => {
  /** A sequence keeps its value when the statement is rolled back. */
  const failFirst = async (times: number) => {
    await sql`drop sequence if exists deadlocks`.execute(db);
    await sql`create sequence deadlocks`.execute(db);
    await sql
      .raw(`create or replace function meet_deadlock() returns int language plpgsql as $$ begin
        if nextval('deadlocks') <= ${times} then raise exception 'deadlock' using errcode = '40P01'; end if;
        return 1; end $$`)
      .execute(db);
    return sql<{ value: number }>`select meet_deadlock() as value`.execute(db);
  };

  it('is sent again, because nothing was written', async () => {
    expect((await failFirst(2)).rows).toEqual([{ value: 1 }]);
  });

  it('fails as unavailable, not as unexpected, when it meets one each time', async () => {
    await expect(failFirst(100)).rejects.toSatisfy(isDatabaseUnavailable);
  });
});

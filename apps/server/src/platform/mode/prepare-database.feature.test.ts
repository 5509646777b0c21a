import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/index.ts';
import { OtherMode, prepareDatabase } from './prepare-database.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

/** As a release before 0058 left it. */
const forgetMode = async () => {
  await sql`drop table if exists shop_mode`.execute(db);
  await sql`delete from schema_migration where name like '0058-%'`.execute(db);
};
beforeEach(async () => {
  await forgetMode();
  await sql`delete from member`.execute(db);
  await sql`update shop_clock set offset_seconds = 0`.execute(db);
});
const insertMember = (id: string, mobile: string) =>
  sql`insert into member (id, mobile, nickname, card_number)
    values (${id}, ${mobile}, '会员', ${`62${id}0000`})`.execute(db);

describe('an empty database', () => {
  it.each(['demo', 'live'] as const)('belongs to the %s shop that opens it first', async (mode) => {
    await prepareDatabase(db, mode);
    await prepareDatabase(db, mode);
    const other = mode === 'demo' ? 'live' : 'demo';
    await expect(prepareDatabase(db, other)).rejects.toThrow(OtherMode);
  });

  it('opened by a demo and a live shop at once belongs to one of them', async () => {
    const outcomes = await Promise.allSettled(
      (['demo', 'live'] as const).map((mode) => prepareDatabase(db, mode)),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is refused before a migration runs', async () => {
    await prepareDatabase(db, 'live');
    const { rows } = await sql<{ name: string; checksum: string; applied_at: Date }>`
      delete from schema_migration where name = (select max(name) from schema_migration) returning *`.execute(
      db,
    );
    await expect(prepareDatabase(db, 'demo')).rejects.toThrow(OtherMode);
    const { rows: applied } = await sql`select 1 from schema_migration where name = ${rows[0]!.name}`.execute(
      db,
    );
    expect(applied).toEqual([]);
    await db.insertInto('schema_migration').values(rows[0]!).execute();
  });
});

describe('a database of an earlier release', () => {
  it('with a member of the demo is a demo', async () => {
    await insertMember('1000000002', '13800000002');
    await expect(prepareDatabase(db, 'live')).rejects.toThrow('演示店');
    await prepareDatabase(db, 'demo');
  });

  it('whose clock was moved is a demo', async () => {
    await sql`update shop_clock set offset_seconds = 60`.execute(db);
    await expect(prepareDatabase(db, 'live')).rejects.toThrow('演示店');
  });

  it('with members of its own is live', async () => {
    await insertMember('4711000002', '13911112222');
    await expect(prepareDatabase(db, 'demo')).rejects.toThrow('正式营业的店');
    await prepareDatabase(db, 'live');
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Database, type OpenDatabase, openDatabase } from '#platform/database';
import { createTestDatabase, onPostgres, type TestDatabase } from '../../../../testing/index.ts';
import { type Standby, startStandby } from '../../../../testing/start-standby.ts';

const SOON = { timeout: 60_000, interval: 100 };

onPostgres('a standby for reads', () => {
  let shop: TestDatabase;
  let standby: Standby;
  let reader: OpenDatabase;
  beforeAll(async () => {
    shop = await createTestDatabase();
    await sql`create table note (text text)`.execute(shop.db);
    standby = await startStandby(new URL(shop.settings.url!).pathname.slice(1));
    reader = await openDatabase({ ...shop.settings, readUrl: standby.url, maxReadLagMs: 0 });
  }, 120_000);
  afterAll(async () => {
    await reader?.close();
    await standby?.close();
    await shop?.close();
  });

  const isStandby = async (db: Database) =>
    (await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db)).rows[0]!.is;
  const note = (text: string) => sql`insert into note values (${text})`.execute(shop.db);
  const notes = async (db: Database) =>
    (await sql<{ text: string }>`select text from note`.execute(db)).rows.map(({ text }) => text);
  const untilUsable = (isUsable: boolean) =>
    vi.waitFor(() => expect(reader.figures().standby?.isUsable).toBe(isUsable), SOON);

  it('answers them, and refuses a write', async () => {
    await untilUsable(true);
    expect(await isStandby(reader.readDb)).toBe(true);
    expect(await isStandby(reader.db)).toBe(false);
    await expect(sql`insert into note values ('x')`.execute(reader.readDb)).rejects.toThrow('read-only');
    expect(await notes(shop.db)).toEqual([]);
  });

  it('is read by background work once it has what is committed', async () => {
    await untilUsable(true);
    await note('first');
    await vi.waitFor(async () => {
      const db = await reader.caughtUpReadDb();
      // Whichever it is, nothing that is committed is missing.
      expect(await notes(db)).toEqual(['first']);
      expect(await isStandby(db)).toBe(true);
    }, SOON);
  });

  it('is left alone while it is behind', async () => {
    await untilUsable(true);
    await standby.pause();
    await note('second');
    expect(await notes(await reader.caughtUpReadDb())).toEqual(['first', 'second']);
    await untilUsable(false);
    expect(await notes(reader.readDb)).toEqual(['first', 'second']);
    expect(await isStandby(reader.readDb)).toBe(false);
    await standby.resume();
    await untilUsable(true);
    expect(await isStandby(reader.readDb)).toBe(true);
  });

  it('may vanish between two reads without an error', async () => {
    await untilUsable(true);
    expect(await isStandby(reader.readDb)).toBe(true);
    await standby.kill();
    const answers = await Promise.all(Array.from({ length: 20 }, () => notes(reader.readDb)));
    for (const answer of answers) expect(answer).toEqual(['first', 'second']);
    expect(await reader.ping()).toBe(true);
    await untilUsable(false);
  });
});

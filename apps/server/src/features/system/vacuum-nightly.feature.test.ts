import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runDueJobs, runNow } from '#platform/jobs';
import { createTestDatabase, onEmbedded, type TestDatabase } from '../../../testing/index.ts';
import { scheduleVacuum, vacuumJobs } from './vacuum-nightly.ts';

onEmbedded('the nightly vacuum', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  const waitingTimes = async () => {
    const jobs = await database.db
      .selectFrom('job')
      .select('run_at')
      .where('kind', '=', 'database.vacuum')
      .where('state', '=', 'waiting')
      .execute();
    return jobs.map(({ run_at }) => run_at.toISOString().slice(11, 16));
  };
  /** Tables whose old row versions were never removed; a partitioned table has none, its partitions have. */
  const countUntouched = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_user_tables join pg_class on pg_class.oid = relid
      where (relkind = 'r' and last_vacuum is null) or last_analyze is null`.execute(database.db);
    return rows[0]!.count;
  };

  it('is left to the server on PostgreSQL', async () => {
    await scheduleVacuum({ db: database.db, kind: 'postgres' });
    expect(await waitingTimes()).toEqual([]);
  });

  it('goes through every table at 03:40 in Shanghai, and waits for the next night', async () => {
    await scheduleVacuum(database);
    expect(await waitingTimes()).toEqual(['19:40']);
    expect(await countUntouched()).toBeGreaterThan(100);
    await runNow(database.db, { kinds: ['database.vacuum'], where: sql<boolean>`true` });
    await runDueJobs(database.workDb, vacuumJobs(database.workDb));
    expect(await countUntouched()).toBe(0);
    expect(await waitingTimes()).toEqual(['19:40']);
  });
});

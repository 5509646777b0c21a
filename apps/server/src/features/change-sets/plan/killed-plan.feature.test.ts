import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type OpenDatabase, openDatabase, transaction } from '#platform/database';
import { copyOnServer, type DatabaseCopy } from '../../../../testing/copy-template.ts';
import { onPostgres } from '../../../../testing/on-database.ts';
import { runChild } from '../../../../testing/run-child.ts';
import { insertSet, markPlanned } from '../change-sets.queries.ts';
import { scheduleApply } from './schedule-set.ts';

const WAIT = { timeout: 120_000, interval: 100 };

onPostgres('planned prices and two processes', () => {
  let copy: DatabaseCopy;
  let database: OpenDatabase;
  beforeAll(async () => {
    copy = await copyOnServer('stocked');
    database = await openDatabase(copy.settings);
  }, 120_000);
  afterAll(async () => {
    await database.close();
    await copy.discard();
  });

  /** A price that is due in a second. */
  async function planPrice(fen: number): Promise<number> {
    const { db } = database;
    const sku = await db
      .selectFrom('sku')
      .select(['id', 'offer_price_fen'])
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const { rows } = await sql<{ due: Date }>`select shop_now() + interval '1 second' as due`.execute(db);
    const due = rows[0]?.due ?? new Date();
    return transaction(db, async (tx) => {
      const id = await insertSet(tx, {
        kind: 'grid',
        title: '调价',
        source: {},
        reason: '活动',
        madeBy: null,
        applyAt: due,
        rows: [{ table: 'sku', id: sku.id, isNew: false, value: { offer_price_fen: fen } }],
      });
      await markPlanned(tx, id, due);
      await scheduleApply(tx, id, due);
      return id;
    });
  }
  async function readSet(id: number) {
    const { rows } = await sql<{ state: string; late: number | null; prices: number }>`
      select state, extract(epoch from applied_at - apply_at)::float8 as late,
        (select count(*)::int from price_change where set_id = change_set.id) as prices
      from change_set where id = ${id}`.execute(database.db);
    return rows[0];
  }
  const work = (failpoint?: string) =>
    runChild('run-plans', [JSON.stringify(copy.settings)], {
      NODE_ENV: 'test',
      ...(failpoint && { FP: `${failpoint}:crash` }),
    });

  it('a worker that is killed while it applies a price leaves it to the other, which does it once', {
    timeout: 300_000,
  }, async () => {
    const healthy = work();
    const doomed = work('change_set.apply.before_commit');
    let hasDied = false;
    void doomed.ended.then(() => {
      hasDied = true;
    });
    for (const child of [healthy, doomed])
      await vi.waitFor(() => expect(child.output.out).toContain('working'), WAIT);
    // Either worker may be first; sooner or later it is the one that is killed.
    let planned = 0;
    while (!hasDied) {
      planned += 1;
      const id = await planPrice(10_000 + planned);
      await vi.waitFor(async () => expect((await readSet(id))?.state).toBe('applied'), WAIT);
      const set = await readSet(id);
      expect(set?.prices).toBe(1);
      if (process.env['PLAN_TIMES'])
        console.log(`set ${id}: ${set?.late?.toFixed(2)} s after due${hasDied ? ', one worker killed' : ''}`);
    }
    expect((await doomed.ended).signal).toBe('SIGKILL');
    const readJobs = async () =>
      (
        await sql<{ state: string; jobs: number }>`
          select state, count(*)::int as jobs from job where kind = 'apply-change-set' group by state`.execute(
          database.db,
        )
      ).rows;
    await vi.waitFor(async () => expect(await readJobs()).toEqual([{ state: 'done', jobs: planned }]), WAIT);
    healthy.process.kill('SIGKILL');
    await healthy.ended;
  });
});

import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#platform/database';
import { type Operation, startOperation } from './operation.ts';

interface Side {
  run: () => Promise<string>;
  points: ReadonlySet<number>;
}

/** An operation usually comes to its next point sooner; then the database need not be asked. */
const LOOK_AFTER_MS = 8;
/** An operation that waits for the other one without a lock of the database. */
const STUCK_AFTER_MS = 400;
const DEADLINE_MS = 20_000;

/**
 * Runs two operations in the order of the schedule: the side whose turn it is goes on to its next point. A side that waits
 * for a lock loses its turns until it has the lock. Returns both outcomes.
 */
export async function runSchedule(db: Database, schedule: string, first: Side, second: Side) {
  const a = startOperation(first.run, first.points);
  await settle(db, [a]);
  const b = startOperation(second.run, second.points);
  const both = [a, b];
  await settle(db, both);
  for (const turn of schedule) {
    const operation = turn === 'a' ? a : b;
    if (operation.state !== 'paused') continue;
    operation.release();
    await settle(db, both);
  }
  const deadline = performance.now() + DEADLINE_MS;
  while (both.some(({ state }) => state !== 'ended')) {
    if (performance.now() > deadline) throw new Error(`${schedule} does not end`);
    both.find(({ state }) => state === 'paused')?.release();
    await settle(db, both);
  }
  return { a: a.outcome, b: b.outcome };
}

/** Resolves when every operation is paused, has ended, or waits for a lock. */
async function settle(db: Database, operations: readonly Operation[]): Promise<void> {
  const from = performance.now();
  for (;;) {
    const running = operations.filter(({ state }) => state === 'running');
    if (running.length === 0) return;
    const elapsed = performance.now() - from;
    if (elapsed > STUCK_AFTER_MS) return;
    if (elapsed > LOOK_AFTER_MS) {
      const waiting = await listWaiting(db);
      if (running.every(({ backend }) => backend !== null && waiting.has(backend))) return;
    }
    await wait(1);
  }
}

async function listWaiting(db: Database): Promise<Set<number>> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    db,
  );
  return new Set(rows.map(({ pid }) => pid));
}

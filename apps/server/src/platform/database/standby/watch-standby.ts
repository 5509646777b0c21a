import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../log.ts';
import { createLagClock } from './lag-clock.ts';

export interface WatchedStandby {
  /** Whether it answers and is at most `maxLagMs` behind. */
  isUsable: () => boolean;
  /** Null while it is not known. */
  lagMs: () => number | null;
  /** It failed in use: no reads until it was asked again. */
  onFailure: (error: unknown) => void;
  /** Whether it has replayed, within a moment, all that the primary has committed until now. */
  catchesUp: () => Promise<boolean>;
  stop: () => Promise<void>;
}
interface StandbyWatch {
  primary: pg.Pool;
  standby: pg.Pool;
  maxLagMs: number;
  /** Default one second. */
  intervalMs?: number;
  log: Log;
}

const CATCH_UP_MS = 2_000;
const CATCH_UP_STEP_MS = 40;
/** What a standby can have. */
const FLUSHED = `select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::float8 as position`;
/** All that is committed, also by a server that does not wait for its disk. */
const WRITTEN = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as position`;
/** Null once the server was promoted: then it is no standby any more. */
const REPLAYED = `select case when pg_is_in_recovery()
  then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 end as position`;

/** Asks both servers how far they are, once a second. */
export async function watchStandby({
  primary,
  standby,
  maxLagMs,
  intervalMs = 1_000,
  log,
}: StandbyWatch): Promise<WatchedStandby> {
  const clock = createLagClock();
  let lagMs: number | null = null;
  let notedAt = 0;
  let wasUsable = false;

  async function look() {
    try {
      const isNoted = await notePrimary();
      const replayed = await positionIn(standby, REPLAYED);
      const known = replayed === null ? null : clock.lagOf(replayed, performance.now());
      lagMs = known === null || isNoted ? known : known + performance.now() - notedAt;
    } catch (error) {
      onFailure(error);
    }
    if (isUsable() !== wasUsable)
      log.warn({ lagMs }, wasUsable ? 'the standby is not used for reads' : 'the standby is used for reads');
    wasUsable = isUsable();
  }
  /** False when all connections to the primary are in use: then the lag is counted from when it last answered. */
  async function notePrimary(): Promise<boolean> {
    const flushed = await positionIn(primary, FLUSHED).catch(() => null);
    if (flushed === null) return false;
    notedAt = performance.now();
    clock.note(flushed, notedAt);
    return true;
  }
  const isUsable = () => lagMs !== null && lagMs <= maxLagMs;
  const onFailure = (error: unknown) => {
    if (lagMs !== null) log.warn({ err: error }, 'the standby does not answer');
    lagMs = null;
  };

  let looking = look();
  await looking;
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, intervalMs).unref();
  return {
    isUsable,
    lagMs: () => lagMs,
    onFailure,
    async catchesUp() {
      if (!isUsable()) return false;
      const written = await positionIn(primary, WRITTEN).catch(() => null);
      if (written === null) return false;
      for (const until = performance.now() + CATCH_UP_MS; performance.now() < until; ) {
        const replayed = await positionIn(standby, REPLAYED).catch(() => null);
        if (replayed === null) return false;
        if (replayed >= written) return true;
        await wait(CATCH_UP_STEP_MS);
      }
      return false;
    },
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}

const positionIn = async (pool: pg.Pool, statement: string): Promise<number | null> =>
  (await pool.query<{ position: number | null }>(statement)).rows[0]?.position ?? null;

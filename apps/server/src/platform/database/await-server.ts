import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { isDatabaseUnavailable } from './errors.ts';
import type { Log } from './log.ts';

const PAUSE_MS = 1_000;

/** The database server never answered, so the shop cannot start. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseAbsent';
  sentence: string;
  constructor(seconds: number, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`the database did not answer for ${seconds} s`, { cause });
    this.sentence = `数据库 ${seconds} 秒内没有应答，请检查 DATABASE_URL · The database did not answer for ${seconds} s: ${reason}`;
  }
}

/**
 * Waits until the server answers: it may still be starting, or be too busy to accept a connection at once. An error that
 * waiting cannot resolve, such as a wrong password, is thrown at once.
 */
export async function awaitServer(pool: pg.Pool, limitMs: number, log: Log): Promise<void> {
  const until = performance.now() + limitMs;
  for (;;) {
    try {
      (await pool.connect()).release();
      return;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      const left = until - performance.now();
      if (left <= 0) throw new DatabaseUnreachable(Math.round(limitMs / 1000), error);
      log.warn(
        { err: error, secondsLeft: Math.round(left / 1000) },
        'the database does not answer yet: trying again',
      );
      await wait(Math.min(PAUSE_MS, left));
    }
  }
}

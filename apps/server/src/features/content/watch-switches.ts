import { sql } from 'kysely';
import type { OpenDatabase, Queryable } from '#platform/database';
import type { Log } from '#platform/log';
import { watchPublished } from '#platform/published';

interface SwitchWatch {
  log: Log;
  /** Business time. */
  now: () => Date;
  /** A line begins or ends now, or a level or setting begins. */
  onSwitch: () => void;
}

/** Their rows begin at a time. */
const SWITCHED_TABLES: ReadonlySet<string> = new Set(['content_resource', 'card_level', 'shop_setting']);
/** The clock of a demo is moved, so the next time is asked for again now and then. */
const LONGEST_WAIT_MS = 60_000;
/** A timer may fire a little early: what is computed then would be cached with the former line. */
const AFTER_MS = 50;

/** Pages are cached, but lines of slots, levels and settings begin at their second: what is cached goes at that moment. */
export async function watchSwitches(
  database: OpenDatabase,
  { log, now, onSwitch }: SwitchWatch,
): Promise<{ stop: () => Promise<void> }> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  // What began before was dropped. The next moment is looked for after this one and not after now: a change of the tables
  // right at a moment, or a clock that was moved beyond one, must not skip it.
  let dropped = now();

  async function schedule(): Promise<void> {
    const next = await findNextSwitch(database.workDb, dropped).catch((error: unknown) => {
      log.error({ err: error }, 'times of slots and settings not read');
      return null;
    });
    clearTimeout(timer);
    if (isStopped) return;
    const left = next === null ? LONGEST_WAIT_MS : next.getTime() - now().getTime() + AFTER_MS;
    timer = setTimeout(
      () => {
        if (next !== null && next <= now()) {
          dropped = now();
          onSwitch();
        }
        void schedule();
      },
      Math.max(0, Math.min(left, LONGEST_WAIT_MS)),
    ).unref();
  }

  await schedule();
  const stopWatching = await watchPublished(database, {
    isWatched: (table) => SWITCHED_TABLES.has(table),
    settleMs: 100,
    onChange: schedule,
  });
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await stopWatching();
    },
  };
}

async function findNextSwitch(db: Queryable, after: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(at) as at from (
      select starts_at as at from content_resource where is_live
      union all select ends_at from content_resource where is_live
      union all select effective_at from card_level where cancelled_at is null
      union all select effective_at from shop_setting where cancelled_at is null
    ) moment where at > ${after}`.execute(db);
  return rows[0]?.at ?? null;
}

import type { AnalyticsAnswer } from '@huarong/contract/analytics';
import { shanghaiDate } from '@huarong/core/shared';
import { type Database, isDatabaseUnavailable, isDiskFull } from '#platform/database';
import type { Log } from '#platform/log';
import { defineCounter } from '#platform/metrics';
import { type EventRow, rowOf, type StoredEvent } from './event-row.ts';
import { type EventBudget, storeEvents } from './events.queries.ts';

interface BufferSettings {
  db: Database;
  log: Log;
  now: () => Date;
  budget: EventBudget;
  /** What may wait while the database is away; more is dropped. */
  waitingBytes?: number;
  flushMs?: number;
}

/** One address gets a share of the day, so that a single caller cannot spend what all others may use. */
const ADDRESS_SHARE = 8;
const BATCH = 500;

const events = defineCounter(
  'analytics_events_total',
  'Events of pages: stored, sent twice, dropped beyond a budget, dropped while the database was away, or not storable',
  ['result'],
);

/**
 * Holds events in memory and writes them every few seconds and at the end: no shopper waits for it, and none of their
 * connections is used. What the database did not take waits, and is written once even if it took it after all. A process
 * that is killed loses the last seconds.
 */
export function createEventBuffer(settings: BufferSettings) {
  const { db, log, now, budget, waitingBytes = 8 * 2 ** 20, flushMs = 2_000 } = settings;
  let waiting: EventRow[] = [];
  let bytes = 0;
  let running: Promise<void> = Promise.resolve();
  const spent = createSpentBudget(budget);

  async function write(batch: readonly EventRow[]): Promise<void> {
    try {
      const { stored, refused, used } = await storeEvents(db, batch, budget);
      spent.learn(used);
      events.add({ result: 'stored' }, stored);
      events.add({ result: 'over-budget' }, refused);
      events.add({ result: 'repeated' }, batch.length - stored - refused);
    } catch (error) {
      if (isDatabaseUnavailable(error) || isDiskFull(error)) throw error;
      if (batch.length === 1) {
        events.add({ result: 'not-storable' });
        log.error({ err: error, event: batch[0]?.name }, 'an event cannot be stored');
        return;
      }
      // One event must not cost its neighbours.
      const half = Math.ceil(batch.length / 2);
      await write(batch.slice(0, half));
      await write(batch.slice(half));
    }
  }
  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH);
      try {
        await write(batch);
      } catch (error) {
        log.warn({ err: error, events: waiting.length }, 'events wait for the database');
        return;
      }
      waiting = waiting.slice(batch.length);
      bytes -= sizeOf(batch);
    }
  }
  const flush = () => {
    running = running.then(writeAll);
    return running;
  };
  const timer = setInterval(() => void flush(), flushMs).unref();

  return {
    /** Takes all or none of a call's events, and says why not. */
    add(reported: readonly StoredEvent[], address: string): AnalyticsAnswer {
      const at = now();
      const rows = reported.map((event) => rowOf(event, at));
      const size = sizeOf(rows);
      const reason =
        bytes + size > waitingBytes ? 'buffer-full' : spent.reasonFor(rows[0]?.day ?? '', size + bytes);
      const dropped = reason ?? (spent.takeFor(address, shanghaiDate(at), size) ? null : 'address-budget');
      if (dropped !== null) {
        events.add({ result: dropped === 'buffer-full' ? 'database-away' : 'over-budget' }, rows.length);
        return { accepted: 0, dropped: rows.length, reason: dropped };
      }
      waiting.push(...rows);
      bytes += size;
      return { accepted: rows.length, dropped: 0 };
    },
    flush,
    waitingBytes: () => bytes,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}

const sizeOf = (rows: readonly EventRow[]) => rows.reduce((sum, row) => sum + row.bytes, 0);

/** What is known of the budget since the last write: calls beyond it are refused before they take memory. */
function createSpentBudget({ dayBytes, totalBytes }: EventBudget) {
  let byDay = new Map<string, number>();
  let addressDay = '';
  const byAddress = new Map<string, number>();
  return {
    learn(used: readonly { day: string; bytes: number }[]) {
      byDay = new Map(used.map(({ day, bytes }) => [day, bytes]));
    },
    reasonFor(day: string, size: number): AnalyticsAnswer['reason'] | null {
      const total = [...byDay.values()].reduce((sum, bytes) => sum + bytes, 0);
      if (total + size > totalBytes) return 'total-budget';
      return (byDay.get(day) ?? 0) + size > dayBytes ? 'day-budget' : null;
    },
    /** False when the address has had its share of the day in this process. */
    takeFor(address: string, day: string, size: number): boolean {
      if (addressDay !== day) byAddress.clear();
      addressDay = day;
      const had = byAddress.get(address) ?? 0;
      if (had + size > dayBytes / ADDRESS_SHARE) return false;
      byAddress.set(address, had + size);
      return true;
    },
  };
}

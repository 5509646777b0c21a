import { shanghaiDate } from '@huarong/core/shared';
import type { Database } from '#platform/database';
import type { Log } from '#platform/log';
import { addSlotFigures, type CountedLine } from './slot-days.queries.ts';

/** A line of a slot that was opened, or an order of the visit in which it was the last one opened. */
export interface ReportedSlot {
  name: 'slot_click' | 'slot_order';
  line: string;
}

interface CounterSettings {
  db: Database;
  log: Log;
  now: () => Date;
  flushMs?: number;
}

/** Different lines between two writes; a shop has some hundred, so more are invented. */
const MOST = 2_000;

/**
 * Counts clicks and orders of lines in memory and writes them every few seconds and at the end, in one statement: no
 * shopper waits for it. A process that is killed loses the last seconds. Nothing about the person is counted.
 */
export function createSlotCounter({ db, log, now, flushMs = 10_000 }: CounterSettings) {
  let counted = new Map<string, CountedLine>();
  let day = shanghaiDate(now());
  let running: Promise<void> = Promise.resolve();

  async function write() {
    const lines = [...counted.values()];
    const of = day;
    counted = new Map();
    day = shanghaiDate(now());
    if (lines.length === 0) return;
    try {
      await addSlotFigures(db, of, lines);
    } catch (error) {
      // Figures are worth less than orders: a write that fails is not repeated.
      log.error({ err: error, lines: lines.length }, 'clicks of slots not counted');
    }
  }
  const flush = () => {
    running = running.then(write);
    return running;
  };
  const timer = setInterval(() => void flush(), flushMs).unref();
  return {
    count({ name, line }: ReportedSlot) {
      const known = counted.get(line);
      if (!known && counted.size >= MOST) return;
      const entry = known ?? { line, clicks: 0, orders: 0 };
      entry[name === 'slot_click' ? 'clicks' : 'orders'] += 1;
      counted.set(line, entry);
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}

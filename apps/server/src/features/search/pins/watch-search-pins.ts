import { compactKeyword, type QueryPins } from '@huarong/search';
import type { OpenDatabase } from '#platform/database';
import type { Log } from '#platform/log';
import { watchPublished } from '#platform/published';
import { listOpenPins, type SearchPin } from './pins.queries.ts';

export interface SearchPinSource {
  /** What staff put first or last for this keyword now, or at a later moment. */
  pinsFor: (keyword: string, at?: Date) => QueryPins | undefined;
  stop: () => Promise<void>;
}

/** Their changes are read again here. */
export const PIN_TABLES: ReadonlySet<string> = new Set(['search_pin']);
/** So soon pages show that a time has begun or ended. */
const CHECK_EVERY_MS = 5_000;

/** Reads the pins, and again when the database notifies a change of their table; also follows their times. */
export async function watchSearchPins(
  database: OpenDatabase,
  { log, now, onChange }: { log: Log; now: () => Date; onChange: () => void },
): Promise<SearchPinSource> {
  const read = async () => Map.groupBy(await listOpenPins(database.workDb), ({ query }) => query);
  let pins = await read();
  let active = activeIds(pins, now());
  const stopWatching = await watchPublished(database, {
    isWatched: (table) => PIN_TABLES.has(table),
    settleMs: 100,
    async onChange() {
      try {
        pins = await read();
        active = activeIds(pins, now());
        onChange();
      } catch (error) {
        // The last pins stay; the next change tries again.
        log.error({ err: error }, 'search pins not read');
      }
    },
  });
  const timer = setInterval(() => {
    const current = activeIds(pins, now());
    if (current === active) return;
    active = current;
    onChange();
  }, CHECK_EVERY_MS).unref();
  return {
    pinsFor(keyword, at = now()) {
      const found = pins.size === 0 ? undefined : pins.get(compactKeyword(keyword));
      return found && toQueryPins(found.filter((pin) => isActive(pin, at)));
    },
    async stop() {
      clearInterval(timer);
      await stopWatching();
    },
  };
}

type PinTimes = Pick<SearchPin, 'starts_at' | 'ends_at'>;
const isActive = ({ starts_at, ends_at }: PinTimes, at: Date) =>
  starts_at <= at && (ends_at === null || ends_at > at);

const activeIds = (pins: ReadonlyMap<string, readonly SearchPin[]>, at: Date): string =>
  [...pins.values()]
    .flat()
    .filter((pin) => isActive(pin, at))
    .map(({ id }) => id)
    .join();

const toQueryPins = (pins: readonly SearchPin[]): QueryPins => ({
  pinned: pins.flatMap(({ product_id: id, position }) => (position === null ? [] : [{ id, position }])),
  buried: pins.filter(({ kind }) => kind === 'bury').map(({ product_id }) => product_id),
});

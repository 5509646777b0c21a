import { looksPersonal } from '@huarong/core/search';
import { shanghaiDate } from '@huarong/core/shared';
import { foldWord } from '@huarong/search';
import type { Database } from '#platform/database';
import type { Log } from '#platform/log';
import { addSearches, type CountedSearch } from './search-days.queries.ts';

/** What a page of the shop reports: a search that was shown, or a product of it that was opened. */
export type ReportedSearch =
  | { name: 'search'; keyword: string; filters: string; total: number }
  | { name: 'search_click'; keyword: string; filters: string };

export interface SearchCounter {
  count: (search: ReportedSearch) => void;
  /** Writes what was counted, in one statement. */
  flush: () => Promise<void>;
  stop: () => Promise<void>;
}

interface CounterSettings {
  db: Database;
  log: Log;
  now: () => Date;
  /** Different searches between two writes; more are not counted, so that nobody can fill the memory. */
  most?: number;
  flushMs?: number;
}

const MAX_QUERY = 50;
const MAX_FILTERS = 200;
const FEW = 3;

/**
 * Counts searches in memory and writes them every few seconds and at the end. A process that is killed loses the last
 * seconds. Nothing about the person is counted.
 */
export function createSearchCounter({
  db,
  log,
  now,
  most = 20_000,
  flushMs = 10_000,
}: CounterSettings): SearchCounter {
  let counted = createCounts(now());
  let left = 0;
  let running: Promise<void> = Promise.resolve();

  function entryOf(keyword: string, filters: string): CountedSearch | null {
    const typed = `${keyword}\n${filters}`;
    const known = counted.byTyped.get(typed);
    if (known !== undefined) return known;
    if (counted.byTyped.size >= most) {
      left += 1;
      return null;
    }
    const entry = createEntry(counted, keyword, filters);
    counted.byTyped.set(typed, entry);
    return entry;
  }

  async function write() {
    const entries = [...counted.byName.values()];
    counted = createCounts(now());
    if (left > 0) log.warn({ searches: left }, 'too many different searches to count');
    left = 0;
    if (entries.length === 0) return;
    try {
      await addSearches(db, entries);
    } catch (error) {
      // Figures are worth less than orders: a write that fails is not repeated.
      log.error({ err: error, entries: entries.length }, 'searches not counted');
    }
  }
  const flush = () => {
    running = running.then(write);
    return running;
  };
  const timer = setInterval(() => void flush(), flushMs).unref();
  return {
    count(search) {
      const entry = entryOf(search.keyword, search.filters);
      if (!entry) return;
      if (search.name === 'search_click') {
        entry.clicks += 1;
        return;
      }
      entry.searches += 1;
      entry.results = search.total;
      if (search.total === 0) entry.withoutResult += 1;
      else if (search.total < FEW) entry.withFew += 1;
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}

/** What was counted since the last write; all of it belongs to the day on which that was. */
interface Counts {
  day: string;
  /** As typed, so that words that come again are not folded again. Null: not counted. */
  byTyped: Map<string, CountedSearch | null>;
  byName: Map<string, CountedSearch>;
}
const createCounts = (at: Date): Counts => ({ day: shanghaiDate(at), byTyped: new Map(), byName: new Map() });

function createEntry({ day, byName }: Counts, keyword: string, filters: string): CountedSearch | null {
  const query = foldWord(keyword).slice(0, MAX_QUERY);
  if (query === '' || looksPersonal(query)) return null;
  const written = writeFilters(filters);
  const name = `${query}\n${written}`;
  const entry = byName.get(name) ?? {
    ...{ day, query, filters: written },
    ...{ searches: 0, withoutResult: 0, withFew: 0, clicks: 0, results: 0 },
  };
  byName.set(name, entry);
  return entry;
}

/** The same filters in another order are the same. What looks like contact data is left out. */
const writeFilters = (filters: string): string => {
  if (filters === '') return '';
  const sorted = filters.split(';').sort().join(';').slice(0, MAX_FILTERS);
  return looksPersonal(sorted.replace(/\b(?:brand|category|range|price):[\d,-]*/g, '')) ? '' : sorted;
};

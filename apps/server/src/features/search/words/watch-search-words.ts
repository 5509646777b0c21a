import type { ShopWords } from '@huarong/search';
import type { OpenDatabase } from '#platform/database';
import type { Log } from '#platform/log';
import { watchPublished } from '#platform/published';
import { toShopWords } from './shop-words.ts';
import { listWordGroups } from './word-groups.queries.ts';

/** The words of the search in memory. Every process holds the same. */
export interface SearchWordSource {
  /** A new object whenever staff change words. */
  current: () => ShopWords;
  stop: () => Promise<void>;
}

/** Their changes are read again here. */
export const SEARCH_TABLES: ReadonlySet<string> = new Set(['search_word_group']);

/** Reads the words, and again when the database notifies a change of their table. */
export async function watchSearchWords(
  database: OpenDatabase,
  { log, onChange }: { log: Log; onChange: () => void },
): Promise<SearchWordSource> {
  const read = async () => toShopWords(await listWordGroups(database.workDb));
  let words = await read();
  const stop = await watchPublished(database, {
    isWatched: (table) => SEARCH_TABLES.has(table),
    settleMs: 100,
    async onChange() {
      try {
        words = await read();
        onChange();
      } catch (error) {
        // The last words stay; the next change tries again.
        log.error({ err: error }, 'search words not read');
      }
    },
  });
  return { current: () => words, stop };
}

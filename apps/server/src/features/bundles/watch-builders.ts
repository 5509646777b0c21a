import type { OpenDatabase } from '#platform/database';
import type { Log } from '#platform/log';
import { type Builders, readBuilders } from './builders.ts';

/** The builders that are open, in memory. What decides money reads them again in its transaction. */
export interface BuilderSource {
  current: () => Builders;
  stop: () => Promise<void>;
}

/** An editor saves several rows at once: they are read once they have settled. */
const DEBOUNCE_MS = 100;
/** An empty word means that some news may have been missed. */
const WATCHED_TABLES = new Set(['bundle_builder', '']);

export async function watchBuilders(
  database: OpenDatabase,
  { log, onChange }: { log: Log; onChange: () => void },
): Promise<BuilderSource> {
  let builders = await read();
  let debounceTimer: NodeJS.Timeout | undefined;
  let reading: Promise<void> = Promise.resolve();

  async function read(): Promise<Builders> {
    const found = await readBuilders(database.workDb);
    for (const each of found.unreadable) log.error(each, 'bundle builder not readable');
    return found;
  }
  async function reload() {
    try {
      builders = await read();
      onChange();
    } catch (error) {
      log.error({ err: error }, 'bundle builders not read');
    }
  }
  const stopListening = await database.listen('published', (table) => {
    if (!WATCHED_TABLES.has(table)) return;
    clearTimeout(debounceTimer);
    debounceTimer = setTimeout(() => {
      reading = reading.then(reload);
    }, DEBOUNCE_MS);
  });

  return {
    current: () => builders,
    async stop() {
      clearTimeout(debounceTimer);
      await stopListening();
      await reading;
    },
  };
}

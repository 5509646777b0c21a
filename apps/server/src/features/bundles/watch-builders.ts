import type { OpenDatabase } from '#platform/database';
import type { Log } from '#platform/log';
import { type Builders, readBuilders } from './builders.ts';

/** The live builders in memory. Placing an order reads them again in its transaction. */
export interface BuilderSource {
  current: () => Builders;
  stop: () => Promise<void>;
}

/** An editor saves several rows at once; reading waits until they are all saved. */
const DEBOUNCE_MS = 100;
/** An empty table name means that notifications may have been missed. */
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

import type { OpenDatabase } from '#platform/database';
import type { Log } from '#platform/log';
import { watchPublished } from '#platform/published';
import { type Builders, readBuilders } from './builders.ts';

/** The live builders in memory. Placing an order reads them again in its transaction. */
export interface BuilderSource {
  current: () => Builders;
  stop: () => Promise<void>;
}

/** Their changes are read again here. */
export const BUILDER_TABLES: ReadonlySet<string> = new Set(['bundle_builder']);

export async function watchBuilders(
  database: OpenDatabase,
  { log, onChange }: { log: Log; onChange: () => void },
): Promise<BuilderSource> {
  let builders = await read();

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
  const stop = await watchPublished(database, {
    isWatched: (table) => BUILDER_TABLES.has(table),
    settleMs: 100,
    onChange: reload,
  });

  return {
    current: () => builders,
    stop,
  };
}

import type { OpenDatabase } from '#platform/database';
import type { Log } from '#platform/log';
import { type Builders, readBuilders } from './builders.ts';

/** The builders that are open, in memory. What decides money reads them again in its transaction. */
export interface BuilderSource {
  current: () => Builders;
  stop: () => Promise<void>;
}

/** An editor saves several rows at once: they are read once they have settled. */
const SETTLE_MS = 100;
/** An empty word means that some news may have been missed. */
const ABOUT_BUILDERS = new Set(['bundle_builder', '']);

export async function watchBuilders(
  database: OpenDatabase,
  { log, onChange }: { log: Log; onChange: () => void },
): Promise<BuilderSource> {
  let builders = await read();
  let settling: NodeJS.Timeout | undefined;
  let reading: Promise<void> = Promise.resolve();

  async function read(): Promise<Builders> {
    const found = await readBuilders(database.workDb);
    for (const each of found.unreadable) log.error(each, 'bundle builder not readable');
    return found;
  }
  async function readAgain() {
    try {
      builders = await read();
      onChange();
    } catch (error) {
      log.error({ err: error }, 'bundle builders not read');
    }
  }
  const stopListening = await database.listen('published', (table) => {
    if (!ABOUT_BUILDERS.has(table)) return;
    clearTimeout(settling);
    settling = setTimeout(() => {
      reading = reading.then(readAgain);
    }, SETTLE_MS);
  });

  return {
    current: () => builders,
    async stop() {
      clearTimeout(settling);
      await stopListening();
      await reading;
    },
  };
}

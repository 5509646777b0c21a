import type { OpenDatabase } from '#platform/database';

export interface PublishedWatch {
  /** Whether a change of this table matters. An empty name means that notifications may have been missed: it always does. */
  isWatched: (table: string) => boolean;
  /** An editor saves several rows at once: `onChange` runs when no change came for this long. */
  settleMs: number;
  /** With the tables that have changed since it ran. */
  onChange: (tables: ReadonlySet<string>) => Promise<void> | void;
}

/** Runs after changes of published tables, one run at a time. Stops when the run under way has ended. */
export async function watchPublished(
  database: Pick<OpenDatabase, 'listen'>,
  { isWatched, settleMs, onChange }: PublishedWatch,
): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined;
  let changed = new Set<string>();
  let running: Promise<void> = Promise.resolve();
  const stopListening = await database.listen('published', (table) => {
    if (table !== '' && !isWatched(table)) return;
    changed.add(table);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const tables = changed;
      changed = new Set();
      running = running.then(() => onChange(tables));
    }, settleMs);
  });
  return async () => {
    clearTimeout(timer);
    await stopListening();
    await running;
  };
}

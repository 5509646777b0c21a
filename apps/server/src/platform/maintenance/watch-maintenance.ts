import type { OpenDatabase } from '#platform/database';
import type { Log } from '#platform/log';
import { findMaintenance, type StoredMaintenance } from './maintenance.queries.ts';

export interface Maintenance {
  /** Null: closed by SHOP_MAINTENANCE, which says nothing. */
  sentence: string | null;
  expectedEnd: Date | null;
  /** Seconds after which a visitor may try again. */
  retryAfter: number;
}

/** Whether the shop is closed now, without a query. */
export interface MaintenanceSource {
  /** Null while the shop is open. */
  current: () => Maintenance | null;
  stop: () => Promise<void>;
}

interface MaintenanceDeps {
  log: Log;
  now: () => Date;
  /** SHOP_MAINTENANCE=on: closed, whatever staff have set. */
  isClosedBySettings: boolean;
  onChange: () => void;
}

const RETRY_MS = 1_000;

/** What staff have set, read at start and again whenever the database notifies of a change. */
export async function watchMaintenance(
  database: OpenDatabase,
  { log, now, isClosedBySettings, onChange }: MaintenanceDeps,
): Promise<MaintenanceSource> {
  let stored: StoredMaintenance | null = null;
  let reading: Promise<void> = Promise.resolve();
  let retry: NodeJS.Timeout | undefined;

  async function reload() {
    try {
      stored = await findMaintenance(database.workDb);
      onChange();
    } catch (error) {
      log.error({ err: error }, 'maintenance not read: trying again');
      retry = setTimeout(enqueue, RETRY_MS).unref();
    }
  }
  function enqueue() {
    clearTimeout(retry);
    reading = reading.then(reload);
  }
  // Listens before the first reading, so that no change between the two is missed.
  const stopListening = await database.listen('maintenance', enqueue);
  stored = await findMaintenance(database.workDb);

  return {
    current: () =>
      stored || isClosedBySettings
        ? {
            sentence: stored?.sentence ?? null,
            expectedEnd: stored?.expectedEnd ?? null,
            retryAfter: retryAfterOf(stored, now()),
          }
        : null,
    async stop() {
      await stopListening();
      clearTimeout(retry);
      await reading;
      clearTimeout(retry);
    },
  };
}

const DEFAULT_SECONDS = 300;
const MAX_SECONDS = 3_600;

/** Until the expected end; the shop is not open by itself then, so afterwards every few minutes. */
function retryAfterOf(stored: StoredMaintenance | null, now: Date): number {
  const seconds = stored ? Math.ceil((stored.expectedEnd.getTime() - now.getTime()) / 1000) : 0;
  return seconds > 0 ? Math.min(seconds, MAX_SECONDS) : DEFAULT_SECONDS;
}

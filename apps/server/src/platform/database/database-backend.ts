import type pg from 'pg';
import type { Notifications } from './notifications.ts';
import type { PoolHooks } from './watched-pool.ts';

/** Where the rows live: all that differs between the embedded database and a server. */
export interface DatabaseBackend {
  kind: 'embedded' | 'postgres';
  pool: pg.Pool;
  watch: PoolHooks;
  notifications: Notifications;
  close(): Promise<void>;
}

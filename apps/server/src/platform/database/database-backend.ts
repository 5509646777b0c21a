import type pg from 'pg';
import type { Notifications } from './notifications.ts';
import type { PoolHooks } from './watched-pool.ts';

/** What differs between the embedded database and a PostgreSQL server. */
export interface DatabaseBackend {
  kind: 'embedded' | 'postgres';
  pool: pg.Pool;
  watch: PoolHooks;
  notifications: Notifications;
  close(): Promise<void>;
}

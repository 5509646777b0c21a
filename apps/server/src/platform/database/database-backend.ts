import type pg from 'pg';
import type { Notifications } from './notifications.ts';
import type { PoolHooks } from './watched-pool.ts';

/** What differs between the embedded database and a PostgreSQL server. */
export interface DatabaseBackend {
  kind: 'embedded' | 'postgres';
  pool: pg.Pool;
  /** For pages of staff; absent where one connection serves all. */
  adminPool?: pg.Pool;
  watch: PoolHooks;
  notifications: Notifications;
  /** Whether the database takes writes now; absent: asked over the pool. */
  ping?: () => Promise<boolean>;
  /** Absent where the connection of the pool listens. */
  isListening?: () => boolean;
  close(): Promise<void>;
}

import type pg from 'pg';
import type { Notifications } from './notifications.ts';
import type { Watch } from './watched-pool.ts';

/** Where the rows live: all that differs between the embedded database and a server. */
export interface Source {
  kind: 'embedded' | 'postgres';
  pool: pg.Pool;
  watch: Watch;
  notifications: Notifications;
  close(): Promise<void>;
}

import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import type { Log } from '#platform/log';

/** Who is calling, by the headers alone: a cookie never tells. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'guest'; guestId: string }
  | { kind: 'member'; memberId: string };

/** All that a use case may reach for. Built once a request; a test builds its own. */
export interface Context {
  db: Database;
  config: Config;
  actor: Actor;
  log: Log;
}

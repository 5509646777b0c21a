import type { Database } from '../../../apps/server/src/platform/database/index.ts';
import type { Route } from '../../../packages/contract/src/kit/index.ts';
import type { DatabaseServer } from './database-server.ts';
import type { Replica, ReplicaSettings } from './replica.ts';
import type { Reply, Sending } from './send.ts';

/** The shop under test: two replicas, their database, and clients for both. */
export interface Fixture {
  db: Database;
  server: DatabaseServer;
  replicas: Replica[];
  skuIds: string[];
  /** Starts one more replica. */
  start(env?: ReplicaSettings['env']): Promise<Replica>;
  /** Calls the nth replica. */
  call(nth: number, route: Route, input: object, sending?: Sending): Promise<Reply>;
  /** Calls one replica after the other, with one key, until there is a final answer. */
  callWithRetry(route: Route, input: object, sending?: Sending): Promise<Reply>;
}

import type { Database } from '../../../apps/server/src/platform/database/index.ts';
import type { Route } from '../../../packages/contract/src/kit/index.ts';
import type { DatabaseServer } from './database-server.ts';
import type { Replica, ReplicaSettings } from './replica.ts';
import type { Reply, Sending } from './send.ts';

/** The shop under proof: two replicas, their database, and a way to ask either of them. */
export interface Fixture {
  db: Database;
  server: DatabaseServer;
  replicas: Replica[];
  skuIds: string[];
  /** Starts one more, of the same shop. */
  start(env?: ReplicaSettings['env']): Promise<Replica>;
  /** Asks the nth replica. */
  call(nth: number, route: Route, input: object, sending?: Sending): Promise<Reply>;
  /** Asks one replica after the other, under one key, until the shop has made up its mind. */
  callWithRetry(route: Route, input: object, sending?: Sending): Promise<Reply>;
}

import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import type { Log } from '#platform/log';
import { deleteReplica, type ReplicaSelf, recordHeartbeat } from './replicas.queries.ts';

const INTERVAL_MS = 15_000;

/** Writes now and every quarter of a minute that this process is there. One that ends in order takes its row along. */
export async function startHeartbeat(
  db: Database,
  { role, release, mode }: Pick<Config, 'role' | 'release' | 'mode'>,
  log: Pick<Log, 'warn'>,
): Promise<{ stop(): Promise<void> }> {
  const self: ReplicaSelf = { id: randomUUID(), host: hostname(), pid: process.pid, role, release, mode };
  const beat = () =>
    recordHeartbeat(db, self).then(
      () => undefined,
      (error: unknown) => log.warn({ err: error }, 'the heartbeat was not written'),
    );
  let last: Promise<void> = beat();
  await last;
  const timer = setInterval(() => {
    last = last.then(beat);
  }, INTERVAL_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await last;
      await deleteReplica(db, self.id).catch((error: unknown) =>
        log.warn({ err: error }, 'the process could not be signed off'),
      );
    },
  };
}

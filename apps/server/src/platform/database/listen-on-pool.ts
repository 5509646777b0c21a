import type pg from 'pg';
import { type CallLimits, withCallTimeout } from './call-timeout.ts';
import type { Log } from './log.ts';
import { createChannelRegistry, type Notifications } from './notifications.ts';

interface PoolNotifications extends Notifications {
  /** Makes a new connection listen to the channels of the old one. */
  resume(client: pg.Client): Promise<void>;
}

/** The embedded database has one session and one connection, which therefore also receives the notifications. */
export function listenOnPool(pool: pg.Pool, limits: CallLimits, log: Log): PoolNotifications {
  const registry = createChannelRegistry(log);
  let isFirst = true;
  const execute = (target: pg.Pool | pg.Client, statement: string) =>
    withCallTimeout(limits, statement, () => target.query(statement));

  return {
    async listen(channel, handler) {
      if (registry.add(channel, handler)) await execute(pool, `listen ${channel}`);
      return async () => {
        if (registry.remove(channel, handler) && !pool.ending) await execute(pool, `unlisten ${channel}`);
      };
    },

    async resume(client) {
      client.on('notification', ({ channel, payload }) => registry.dispatch(channel, payload ?? ''));
      for (const channel of registry.channels()) {
        await execute(client, `listen ${channel}`);
        if (!isFirst) registry.dispatch(channel, '');
      }
      isFirst = false;
    },
  };
}

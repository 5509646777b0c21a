import type pg from 'pg';
import { type CallLimits, withCallTimeout } from './call-timeout.ts';
import type { Log } from './log.ts';
import { createChannelRegistry, type Notifications } from './notifications.ts';

interface PoolNotifications extends Notifications {
  /** A new connection takes up what the old one listened to. */
  resume(client: pg.Client): Promise<void>;
}

/** The embedded database is one session over one connection: whoever speaks on it also hears. */
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

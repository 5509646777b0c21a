import type pg from 'pg';
import type { Log } from './log.ts';
import { channelBook, type Notifications } from './notifications.ts';
import { type CallLimits, watchCall } from './watch-call.ts';

interface PoolNotifications extends Notifications {
  /** A new connection takes up what the old one listened to. */
  resume(client: pg.Client): Promise<void>;
}

/** The embedded database is one session over one connection: whoever speaks on it also hears. */
export function listenOnPool(pool: pg.Pool, limits: CallLimits, log: Log): PoolNotifications {
  const book = channelBook(log);
  let isFirst = true;
  const tell = (to: pg.Pool | pg.Client, statement: string) =>
    watchCall(limits, statement, () => to.query(statement));

  return {
    async listen(channel, handler) {
      if (book.add(channel, handler)) await tell(pool, `listen ${channel}`);
      return async () => {
        if (book.remove(channel, handler) && !pool.ending) await tell(pool, `unlisten ${channel}`);
      };
    },

    async resume(client) {
      client.on('notification', ({ channel, payload }) => book.tell(channel, payload ?? ''));
      for (const channel of book.channels()) {
        await tell(client, `listen ${channel}`);
        if (!isFirst) book.tell(channel, '');
      }
      isFirst = false;
    },
  };
}

import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from './log.ts';
import { createChannelRegistry, type Notifications } from './notifications.ts';

const RECONNECT_AFTER_MS = 500;

/** A separate connection that only listens, opened with the first listener and reopened whenever it is lost. */
export function listenOnConnection(
  config: pg.ClientConfig,
  log: Log,
): Notifications & { close(): Promise<void> } {
  const registry = createChannelRegistry(log);
  let connection: Promise<pg.Client> | undefined;
  let isClosed = false;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...config, keepAlive: true });
    client.on('notification', ({ channel, payload }) => registry.dispatch(channel, payload ?? ''));
    client.on('error', (error) => log.warn({ err: error }, 'the listening connection was lost'));
    await client.connect();
    client.once('end', () => {
      if (!isClosed) connection = reconnect();
    });
    for (const channel of registry.channels()) await client.query(`listen ${channel}`);
    return client;
  }

  async function reconnect(): Promise<pg.Client> {
    for (;;) {
      await wait(RECONNECT_AFTER_MS, undefined, { ref: false });
      if (isClosed) throw new Error('the database was closed');
      try {
        const client = await connect();
        for (const channel of registry.channels()) registry.dispatch(channel, '');
        return client;
      } catch (error) {
        log.warn({ err: error }, 'the database cannot be listened to yet');
      }
    }
  }

  function firstConnection(): Promise<pg.Client> {
    const attempt = connect();
    attempt.catch(() => {
      connection = undefined;
    });
    return attempt;
  }

  return {
    async listen(channel, handler) {
      const isNew = registry.add(channel, handler);
      connection ??= firstConnection();
      const client = await connection;
      if (isNew) await client.query(`listen ${channel}`);
      return async () => {
        // A failed unlisten is harmless: the channel has no handler left and closes with the connection.
        if (registry.remove(channel, handler) && !isClosed)
          await client.query(`unlisten ${channel}`).catch(() => {});
      };
    },

    async close() {
      isClosed = true;
      await connection?.then((client) => client.end()).catch(() => {});
    },
  };
}

import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { defineCounter } from '#platform/metrics';
import { type ListeningConnection, openListeningConnection } from './listening-connection.ts';
import type { Log } from './log.ts';
import { createChannelRegistry, type Notifications } from './notifications.ts';

const RECONNECT_AFTER_MS = 500;
const HEARTBEAT_MS = 10_000;
/** A balancer does not wait longer for its probe. */
const PING_TIMEOUT_MS = 2_000;
const noAnswer = () =>
  wait(PING_TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw new Error('the database does not answer');
  });

const reconnects = defineCounter(
  'database_listener_reconnects_total',
  'Listening connections that were opened again',
);

/** A separate connection that only listens, opened with the first listener and opened again whenever it is lost. */
export function listenOnConnection(
  config: pg.ClientConfig,
  log: Log,
  heartbeatMs = HEARTBEAT_MS,
): Notifications & { ping(): Promise<boolean>; isListening(): boolean; close(): Promise<void> } {
  const registry = createChannelRegistry(log);
  const closing = new AbortController();
  let current: ListeningConnection | null = null;
  let first: Promise<ListeningConnection> | undefined;
  let loop: Promise<void> = Promise.resolve();

  const open = () =>
    openListeningConnection({
      config,
      heartbeatMs,
      channels: registry.channels(),
      onNotification: registry.dispatch,
      onFailure: (error) => log.warn({ err: error }, 'the listening connection was lost'),
    });

  /** The only place that opens connections again: never two at the same time. */
  async function keepListening(opened: ListeningConnection): Promise<void> {
    current = opened;
    for (;;) {
      await current?.ended;
      current = null;
      await wait(RECONNECT_AFTER_MS, undefined, { ref: false, signal: closing.signal }).catch(() => {});
      if (closing.signal.aborted) return;
      try {
        current = await open();
        reconnects.add({});
        if (closing.signal.aborted) await current.close();
        for (const channel of registry.channels()) registry.dispatch(channel, '');
      } catch (error) {
        log.warn({ err: error }, 'the database cannot be listened to yet');
      }
    }
  }

  function start(): Promise<ListeningConnection> {
    const attempt = open();
    attempt.then(
      (opened) => {
        loop = keepListening(opened);
      },
      () => {
        first = undefined;
      },
    );
    return attempt;
  }

  /** A statement that fails closes the connection; the next one listens to every channel. */
  const execute = (statement: string) => current?.execute(statement).catch(() => current?.close());

  return {
    async listen(channel, handler) {
      const isNew = registry.add(channel, handler);
      const isFirst = first === undefined;
      first ??= start();
      await first;
      if (isNew && !isFirst) await execute(`listen ${channel}`);
      return async () => {
        if (registry.remove(channel, handler) && !closing.signal.aborted)
          await execute(`unlisten ${channel}`);
      };
    },

    isListening: () => current !== null,

    async ping() {
      if (closing.signal.aborted) return false;
      try {
        first ??= start();
        await first;
        if (!current) return false;
        await Promise.race([current.check(), noAnswer()]);
        return true;
      } catch {
        return false;
      }
    },

    async close() {
      closing.abort();
      await first?.catch(() => {});
      await current?.close();
      await loop;
    },
  };
}

import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** An answer that takes longer does not come any more. */
const ANSWER_TIMEOUT_MS = 5_000;
const GOODBYE_TIMEOUT_MS = 1_000;

export interface ListeningSettings {
  config: pg.ClientConfig;
  /** How often to ask whether the server is still there: a connection can end without a word. */
  heartbeatMs: number;
  channels: readonly string[];
  onNotification: (channel: string, payload: string) => void;
  /** Called with the reason before the connection is given up. */
  onFailure: (error: unknown) => void;
}

export interface ListeningConnection {
  execute(statement: string): Promise<unknown>;
  /** Rejects when the server does not answer, or no longer takes writes. */
  check(): Promise<void>;
  /** Resolves when the connection is gone, for whatever reason. */
  ended: Promise<void>;
  close(): Promise<void>;
}

/** One connection that listens. When it fails in any way it is closed, so that none is left behind. */
export async function openListeningConnection({
  config,
  heartbeatMs,
  channels,
  onNotification,
  onFailure,
}: ListeningSettings): Promise<ListeningConnection> {
  // Our own socket: it can be closed without an answer of the server.
  const socket = new Socket();
  const client = new pg.Client({
    query_timeout: ANSWER_TIMEOUT_MS,
    ...config,
    keepAlive: true,
    keepAliveInitialDelayMillis: heartbeatMs,
    stream: () => socket,
  });
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  client.on('error', onFailure);
  client.on('notification', ({ channel, payload }) => onNotification(channel, payload ?? ''));
  try {
    await client.connect();
    await requirePrimary(client);
    for (const channel of channels) await client.query(`listen ${channel}`);
  } catch (error) {
    socket.destroy();
    throw error;
  }
  const heartbeat = setInterval(() => {
    requirePrimary(client).catch((error) => {
      onFailure(error);
      socket.destroy();
    });
  }, heartbeatMs).unref();
  void ended.then(() => clearInterval(heartbeat));
  return {
    ended,
    execute: (statement) => client.query(statement),
    check: () => requirePrimary(client),
    async close() {
      await Promise.race([client.end().catch(() => {}), wait(GOODBYE_TIMEOUT_MS, undefined, { ref: false })]);
      socket.destroy();
    },
  };
}

async function requirePrimary(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ is_standby: boolean }>('select pg_is_in_recovery() as is_standby');
  if (rows[0]?.is_standby) throw new Error('the server is a standby: it sends no notifications');
}

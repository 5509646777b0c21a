import { execFile } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { urlOf } from './postgres-admin.ts';

const run = promisify(execFile);

export interface Standby {
  url: string;
  /** It receives the log and does not replay it. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  /** Like a power cut. */
  kill: () => Promise<void>;
  close: () => Promise<void>;
}

/** A physical standby of the test cluster, for one database of it. */
export async function startStandby(database: string): Promise<Standby> {
  const { bin, owner, maxConnections } = await askPrimary(database);
  const folder = mkdtempSync(join(tmpdir(), 'huarong-standby-'));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  // PostgreSQL refuses to run as root, so it runs as whoever runs the primary.
  for (const path of [folder, data]) chownSync(path, owner.uid, owner.gid);
  const tool = (name: string, args: string[]) =>
    run(join(bin, name), args, { cwd: folder, ...(process.getuid?.() === 0 && owner) });

  await tool('pg_basebackup', [
    '-d',
    urlOf(database),
    '-D',
    data,
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
    '--no-sync',
  ]);
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    // A standby needs at least as many as its primary.
    max_connections: maxConnections,
    shared_buffers: '64MB',
    fsync: 'off',
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  await tool('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-w', '-o', options.join(' '), 'start']);

  const url = new URL(urlOf(database));
  url.port = String(port);
  url.searchParams.set('host', folder);
  const execute = (statement: string) => query(url.href, statement);
  const kill = async () => {
    await tool('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']).catch(() => undefined);
  };
  return {
    url: url.href,
    pause: async () => void (await execute('select pg_wal_replay_pause()')),
    resume: async () => void (await execute('select pg_wal_replay_resume()')),
    kill,
    async close() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function askPrimary(database: string) {
  const [found] = await query<{ bin: string; data: string; connections: string }>(
    urlOf(database),
    `select (select setting from pg_config where name = 'BINDIR') as bin,
       current_setting('data_directory') as data, current_setting('max_connections') as connections`,
  );
  const { bin, data, connections } = found!;
  const { uid, gid } = statSync(data);
  return { bin, owner: { uid, gid }, maxConnections: connections };
}

async function query<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address!.port : 0));
    });
  });

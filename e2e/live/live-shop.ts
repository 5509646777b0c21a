import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { liveEnvironment } from '../../apps/server/testing/live-environment.ts';
import { findFreePort } from '../../scripts/system/free-port.mjs';
import { openTlsFront } from './tls-front.ts';

/** A live shop as its merchant gets it: nothing in it, nobody invited. */
export interface LiveShop {
  shopUrl: string;
  adminUrl: string;
  /** Runs a command of the console and returns what it prints. */
  run(path: string, ...args: string[]): Promise<string>;
  close(): Promise<void>;
}

const fileOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Starts the built server in live mode on this empty database. */
export async function openLiveShop(databaseUrl: string): Promise<LiveShop> {
  const folder = await mkdtemp(join(tmpdir(), 'huarong-live-'));
  const [port, adminPort, shopFront, adminFront] = await Promise.all([1, 2, 3, 4].map(findFreePort));
  const shopUrl = `https://www.shop.localhost:${shopFront}`;
  const adminUrl = `https://admin.shop.localhost:${adminFront}`;
  const env = {
    ...liveEnvironment,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    ADMIN_PORT: String(adminPort),
    PUBLIC_URL: shopUrl,
    ADMIN_URL: adminUrl,
    TRUST_PROXY: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    DRAIN_GRACE_MS: '0',
    LOG_LEVEL: 'warn',
  };
  const fronts = [await openTlsFront(shopFront!, port!), await openTlsFront(adminFront!, adminPort!)];
  const inEnvironment = { env: { ...process.env, ...env } };
  const server = spawn(process.execPath, [fileOf('apps/server/build/main.js')], {
    ...inEnvironment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'close');
  await waitUntilReady(`http://127.0.0.1:${port}/readyz`, ended);
  return {
    shopUrl,
    adminUrl,
    run: async (path, ...args) =>
      (await promisify(execFile)(process.execPath, [fileOf(path), ...args], inEnvironment)).stdout,
    async close() {
      server.kill('SIGTERM');
      await ended;
      for (const front of fronts) front.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function waitUntilReady(url: string, ended: Promise<unknown>): Promise<void> {
  let isEnded = false;
  void ended.then(() => {
    isEnded = true;
  });
  for (;;) {
    if ((await fetch(url).catch(() => null))?.ok) return;
    if (isEnded) throw new Error('the live shop did not start');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

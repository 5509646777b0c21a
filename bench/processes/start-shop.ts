import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface Shop extends AsyncDisposable {
  pid: number;
  port: number;
}

const MAIN = fileURLToPath(new URL('../../apps/server/build/main.js', import.meta.url));
const TIMEOUT_MS = 60_000;

/** The shop as started in production, with a temporary data folder and a free port. */
export async function startShop(stop: AbortSignal): Promise<Shop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'huarong-bench-'));
  const { DATABASE_URL: _notThisOne, ...env } = process.env;
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      SHOP_MODE: 'demo',
      SHOP_LIMITS: 'off',
      SHOP_MAINTENANCE: 'off',
      LOG_LEVEL: 'silent',
    },
  });
  const exited = once(child, 'exit');
  stop.addEventListener('abort', () => child.kill());

  async function close() {
    child.kill();
    await exited;
    await rm(dataDir, { recursive: true, force: true });
  }
  try {
    const port = await readPort(child.stdout);
    return { pid: child.pid!, port, [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The start message contains the address once the shop listens. */
async function readPort(output: NodeJS.ReadableStream): Promise<number> {
  const lines = createInterface({ input: output, signal: AbortSignal.timeout(TIMEOUT_MS) });
  for await (const line of lines) {
    const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
    if (port) {
      // The rest is discarded, because a full pipe would block the shop.
      output.resume();
      return Number(port);
    }
  }
  throw new Error('The shop did not start; see its output above.');
}

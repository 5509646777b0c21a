import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));
const PRELOAD = new URL('./preload.ts', import.meta.url).href;
const TIMEOUT_MS = 180_000;
const STARTS = 3;

export interface ReplicaSettings {
  databaseUrl: string;
  /** Uploads and compiled code; every replica of a run shares it. */
  dataDir: string;
  env?: Record<string, string>;
}
export interface Replica {
  pid: number;
  port: number;
  ended: Promise<unknown>;
  /** Where it shall break from now on; null: nowhere. */
  arm(failpoint: string | null): void;
  /** As the power goes. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** One process of the shop as a shopkeeper starts it, on a port of its own, with its failpoints within reach. */
async function startOnce({ databaseUrl, dataDir, env = {} }: ReplicaSettings): Promise<Replica> {
  const child = spawn(process.execPath, ['--import', PRELOAD, MAIN], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      // Most of a start is compiling: the second start of a run takes what the first one left.
      NODE_COMPILE_CACHE: `${dataDir}/compiled`,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      SHOP_MODE: 'demo',
      SHOP_PRODUCTS: '1',
      SHOP_LIMITS: 'off',
      LOG_LEVEL: process.env['PROVE_LOG'] ?? 'silent',
      ...env,
    },
  });
  const ended = once(child, 'exit');
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  try {
    const port = await readPort(child);
    return {
      pid: child.pid!,
      port,
      ended,
      arm: (failpoint) => void (child.connected && child.send({ failpoint })),
      kill: () => end('SIGKILL'),
      stop: () => end('SIGTERM'),
    };
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
}

/** A shop that finds its database too busy to begin ends, and is started again, as its supervisor would. */
export async function startReplica(settings: ReplicaSettings): Promise<Replica> {
  for (let tries = 1; ; tries++) {
    try {
      return await startOnce(settings);
    } catch (error) {
      if (tries === STARTS) throw error;
    }
  }
}

/** The greeting names the address once the shop listens. */
async function readPort({ stdout }: ChildProcess): Promise<number> {
  const lines = createInterface({ input: stdout!, signal: AbortSignal.timeout(TIMEOUT_MS) });
  for await (const line of lines) {
    const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
    if (port) {
      // Whether or not somebody wants to read on: a full pipe would stop the shop.
      if (process.env['PROVE_LOG']) stdout!.pipe(process.stderr);
      else stdout!.resume();
      return Number(port);
    }
  }
  throw new Error('A replica did not open.');
}

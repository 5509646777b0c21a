import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const fileOf = (path: string) => fileURLToPath(new URL(`../../../apps/server/${path}`, import.meta.url));
/** The shop as it is released; a mutant changes a source file while it is loaded. */
const mainFor = (env: Record<string, string>) =>
  fileOf('PROVE_MUTANT' in env ? 'src/main.ts' : 'build/main.js');
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
  /** Arms a failpoint; null disarms. */
  arm(failpoint: string | null): void;
  /** Like a power cut. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** One process of the shop, started as in production, on its own port, with failpoints that can be armed. */
async function startOnce({ databaseUrl, dataDir, env = {} }: ReplicaSettings): Promise<Replica> {
  const child = spawn(process.execPath, ['--import', PRELOAD, mainFor(env)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      // Most of the start is compilation: later starts use the compile cache of the first.
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

/** A shop that cannot reach its database at start exits, and is restarted, as a supervisor does. */
export async function startReplica(settings: ReplicaSettings): Promise<Replica> {
  for (let tries = 1; ; tries++) {
    try {
      return await startOnce(settings);
    } catch (error) {
      if (tries === STARTS) throw error;
    }
  }
}

/** The start message contains the address once the shop listens. */
async function readPort({ stdout }: ChildProcess): Promise<number> {
  const lines = createInterface({ input: stdout!, signal: AbortSignal.timeout(TIMEOUT_MS) });
  for await (const line of lines) {
    const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
    if (port) {
      // The output must be read on, because a full pipe would block the shop.
      if (process.env['PROVE_LOG']) stdout!.pipe(process.stderr);
      else stdout!.resume();
      return Number(port);
    }
  }
  throw new Error('A replica did not open.');
}

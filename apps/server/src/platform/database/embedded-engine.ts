import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';

export interface EngineSettings {
  pgdata: string;
  socketPath: string;
  /** The compiled engine. */
  wasm: object;
}
export type EngineMessage = 'ready' | 'closed';

export interface Engine {
  /** The folder of the unix socket; clients use it as the host. */
  socketFolder: string;
  stop(): Promise<void>;
  /** Ends the worker without an orderly shutdown, for an engine that hangs. */
  terminate(): Promise<void>;
}

/** The first start creates a database cluster, which takes half a minute on a loaded machine. */
const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 5_000;

const require = createRequire(import.meta.url);
/** The types of Node do not have it. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> };
let compiled: Promise<object> | undefined;

/** Compiled once for all engines of this process: a second engine starts in half the time, with the code already optimised. */
function compileWasm(): Promise<object> {
  // While one engine ends and another starts, V8 may free the same compiled code twice and abort the process
  // (nodejs/node#64500). The code that is not freed is that of one module.
  setFlagsFromString('--no-wasm-code-gc');
  const file = join(dirname(require.resolve('@electric-sql/pglite')), 'pglite.wasm');
  compiled ??= readFile(file).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}

/** Runs PGlite in a worker thread behind a unix socket. */
export async function startEngine(
  pgdata: string,
  onUnexpectedExit: (cause: string) => void,
): Promise<Engine> {
  const wasm = await compileWasm();
  // A short name: the path of a unix socket is limited to about a hundred characters.
  const socketFolder = await mkdtemp(join(tmpdir(), 'huarong-'));
  const settings: EngineSettings = { pgdata, socketPath: join(socketFolder, '.s.PGSQL.5432'), wasm };
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: settings });
  const started = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  let isReady = false;
  let isStopping = false;

  worker.on('message', (message: EngineMessage) =>
    message === 'ready' ? started.resolve() : closed.resolve(),
  );
  worker.on('error', (error) => {
    started.reject(error);
    if (isReady && !isStopping) onUnexpectedExit(error.message);
  });
  worker.on('exit', (code) => {
    started.reject(new Error(`the embedded database ended while starting (${code})`));
    closed.resolve();
    if (isReady && !isStopping) onUnexpectedExit(`exit ${code}`);
  });

  async function terminate() {
    isStopping = true;
    await worker.terminate();
    await rm(socketFolder, { recursive: true, force: true });
  }

  async function stop() {
    isStopping = true;
    worker.postMessage('close');
    await Promise.race([closed.promise, wait(STOP_LIMIT_MS, undefined, { ref: false })]);
    await terminate();
  }

  const startTimer = setTimeout(
    () => started.reject(new Error('the embedded database did not start')),
    START_LIMIT_MS,
  );
  try {
    await started.promise;
    isReady = true;
    return { socketFolder, stop, terminate };
  } catch (error) {
    await terminate();
    throw error;
  } finally {
    clearTimeout(startTimer);
  }
}

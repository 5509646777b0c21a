import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { serveEngine } from './embedded/serve-engine.ts';
import type { EngineMessage, EngineSettings } from './embedded-engine.ts';

// PGlite blocks the thread it runs on; in a worker it does not block the server's event loop.
const { pgdata, socketPath, wasm } = workerData as EngineSettings;
const post = (message: EngineMessage) => parentPort?.postMessage(message);

const engine = await PGlite.create(pgdata, {
  pgliteWasmModule: wasm,
  // Its buffers are memory of this process that never shrinks; what they do not hold is in the system's own cache.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
});
const server = await serveEngine(engine, socketPath);

parentPort?.once('message', async () => {
  await server.stop();
  await engine.close();
  post('closed');
});
post('ready');

import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { EngineMessage, EngineSettings } from './embedded-engine.ts';

// PGlite blocks the thread it runs on; in a worker it does not block the server's event loop.
const { pgdata, socketPath, wasm } = workerData as EngineSettings;
const post = (message: EngineMessage) => parentPort?.postMessage(message);

const engine = await PGlite.create(pgdata, {
  pgliteWasmModule: wasm,
  // Its buffers are memory of this process that never shrinks; what they do not hold is in the system's own cache.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
});
// More than the one connection we use: a lost connection may still be closing when its successor opens.
const server = new PGLiteSocketServer({ db: engine, path: socketPath, maxConnections: 8 });
await server.start();

parentPort?.once('message', async () => {
  await server.stop();
  await engine.close();
  post('closed');
});
post('ready');

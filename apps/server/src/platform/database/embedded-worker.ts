import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { EngineMessage, EngineSettings } from './embedded-engine.ts';

// PGlite computes on the thread it lives on: here it cannot hold up the shop's event loop.
const { pgdata, socketPath } = workerData as EngineSettings;
const post = (message: EngineMessage) => parentPort?.postMessage(message);

const engine = await PGlite.create(pgdata);
// More places than the one connection we use: a cut connection may still be on its way out when its successor comes.
const server = new PGLiteSocketServer({ db: engine, path: socketPath, maxConnections: 8 });
await server.start();

parentPort?.once('message', async () => {
  await server.stop();
  await engine.close();
  post('closed');
});
post('ready');

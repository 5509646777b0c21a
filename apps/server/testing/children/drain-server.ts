// Listens, and ends on SIGTERM as the shop does: `node drain-server.ts GRACE_MS LIMIT_MS`.
import { once } from 'node:events';
import fastify from 'fastify';
import { mountProbes } from '#platform/http';
import { createMetrics } from '#platform/metrics';
import { drain } from '../../src/process/drain.ts';

const [graceMs, limitMs] = process.argv.slice(2).map(Number);
let isDraining = false;
const app = fastify({ forceCloseConnections: 'idle' });
mountProbes(app, {
  readiness: async () => ({ isReady: true, database: 'ok', volume: 'ok', isWarm: true }),
  isDraining: () => isDraining,
  metrics: createMetrics([]),
  metricsAccess: { isPublic: false, token: null, port: null, host: '127.0.0.1' },
});
app.get('/stuck', () => new Promise(() => {}));
const address = await app.listen({ port: 0, host: '127.0.0.1' });
console.log(address);

await once(process, 'SIGTERM');
await drain({
  graceMs: graceMs ?? 0,
  limitMs: limitMs ?? 0,
  log: { info: () => {}, error: (_: object, message: string) => console.error(message) },
  begin: () => {
    isDraining = true;
  },
  close: () => app.close(),
});

import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** An overloaded server still tells how it is. */
const PROBE = { logLevel: 'silent', config: { pressureHandler: () => undefined } } as const;

/** `/healthz` the process lives · `/readyz` it can serve · `/metrics` what it has done so far. */
export function mountProbes(app: FastifyInstance, { isReady }: { isReady: () => Promise<boolean> }) {
  app.get('/healthz', PROBE, () => ({ status: 'ok' }));
  app.get('/readyz', PROBE, async (_request, reply) => {
    const ready = await isReady().catch(() => false);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });

  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time from request to answer, by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the address: addresses are endless and may name people.
    seconds.observe(
      { route: `${request.method} ${request.routeOptions.url ?? 'unknown'}`, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  app.get('/metrics', PROBE, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}

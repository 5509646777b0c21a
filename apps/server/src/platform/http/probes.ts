import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { RequestTimes } from './request-times.ts';

/** An overloaded server still answers its probes. */
const PROBE = { logLevel: 'silent', config: { pressureHandler: () => undefined } } as const;

export interface ProbeDeps {
  isReady: () => Promise<boolean>;
  /** Updated with every response, shown at /metrics. */
  times: RequestTimes;
}

/** `/healthz`: the process runs. `/readyz`: it can serve requests. `/metrics`: counters for Prometheus. */
export function mountProbes(app: FastifyInstance, { isReady, times }: ProbeDeps) {
  app.get('/healthz', PROBE, () => ({ status: 'ok' }));
  app.get('/readyz', PROBE, async (_request, reply) => {
    const ready = await isReady().catch(() => false);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });

  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  app.addHook('onResponse', (request, reply, done) => {
    // The route's pattern, never the address: addresses are unbounded and may contain personal data.
    const route = `${request.method} ${request.routeOptions.url ?? 'unknown'}`;
    times.observe(route, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', PROBE, async (_request, reply) =>
    reply.type(registry.contentType).send(`${await registry.metrics()}\n${times.text()}`),
  );
}

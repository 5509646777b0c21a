import type { Server } from 'node:http';
import { wrapAnswer } from '@huarong/contract/kit';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { sendEnvelope } from '#platform/feature';
import { hasToken, type MetricsAccess, openMetricsPort } from './metrics-access.ts';
import type { RequestTimes } from './request-times.ts';

/** An overloaded server still answers its probes. */
const PROBE = { logLevel: 'silent', config: { pressureHandler: () => undefined } } as const;

/** Whether the shop can serve, and what it is waiting for. */
export interface Readiness {
  isReady: boolean;
  database: 'ok' | 'unavailable';
  /** `low`: uploads and events are refused; `full`: the embedded database takes no orders either. */
  volume: 'ok' | 'low' | 'full';
  /** The search index is built and the first pages were rendered. */
  isWarm: boolean;
}
export interface ProbeDeps {
  readiness: () => Promise<Readiness>;
  /** Updated with every response, shown at /metrics. */
  times: RequestTimes;
  metrics: MetricsAccess;
}

/** `/healthz`: the process runs. `/readyz`: it can serve requests quickly. `/metrics`: counters for Prometheus. */
export function mountProbes(app: FastifyInstance, { readiness, times, metrics }: ProbeDeps) {
  app.get('/healthz', PROBE, () => ({ status: 'ok' }));
  app.get('/readyz', PROBE, async (_request, reply) => {
    const { isReady, ...found } = await readiness();
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'unavailable', ...found });
  });
  mountMetrics(app, times, metrics);
}

function mountMetrics(app: FastifyInstance, times: RequestTimes, { isPublic, token, port }: MetricsAccess) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  app.addHook('onResponse', (request, reply, done) => {
    // The route's pattern, never the address: addresses are unbounded and may contain personal data.
    const route = `${request.method} ${request.routeOptions.url ?? 'unknown'}`;
    times.observe(route, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  const read = async () => ({
    type: registry.contentType,
    text: `${await registry.metrics()}\n${times.text()}`,
  });

  app.get('/metrics', PROBE, async (request, reply) => {
    // Without a token it is as if the address did not exist.
    if (!isPublic && !(token && hasToken(request.headers.authorization, token)))
      return sendEnvelope(reply, wrapAnswer({ ok: false, refusal: { code: 'not-found' } }));
    const { type, text } = await read();
    return reply.type(type).header('cache-control', 'no-store').send(text);
  });
  if (port === null) return;
  let server: Server | undefined;
  app.addHook('onReady', async () => {
    server = await openMetricsPort(port, read);
  });
  app.addHook('onClose', async () => void server?.close());
}

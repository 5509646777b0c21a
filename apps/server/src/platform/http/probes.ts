import type { Server } from 'node:http';
import { wrapAnswer } from '@huarong/contract/kit';
import type { FastifyInstance } from 'fastify';
import { sendEnvelope } from '#platform/feature';
import type { Metrics } from '#platform/metrics';
import { hasToken, type MetricsAccess, openMetricsPort } from './metrics-access.ts';
import type { RequestTimes } from './request-times.ts';
import { UNREFUSED } from './unrefused.ts';

const PROBE = { logLevel: 'silent', config: UNREFUSED } as const;

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
  /** The process is about to end: it answers, but wants no more visitors. */
  isDraining: () => boolean;
  /** Shown at /metrics. */
  metrics: Metrics;
  metricsAccess: MetricsAccess;
}

/** `/healthz`: the process runs. `/readyz`: it can serve requests quickly. `/metrics`: counters for Prometheus. */
export function mountProbes(
  app: FastifyInstance,
  { readiness, isDraining, metrics, metricsAccess }: ProbeDeps,
) {
  app.get('/healthz', PROBE, () => ({ status: 'ok' }));
  app.get('/readyz', PROBE, async (_request, reply) => {
    if (isDraining()) return reply.code(503).header('cache-control', 'no-store').send({ status: 'draining' });
    const { isReady, ...found } = await readiness();
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'unavailable', ...found });
  });
  mountMetrics(app, metrics, metricsAccess);
}

function mountMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  { isPublic, token, port, host }: MetricsAccess,
) {
  app.get('/metrics', PROBE, async (request, reply) => {
    // Without a token it is as if the address did not exist.
    if (!isPublic && !(token && hasToken(request.headers.authorization, token)))
      return sendEnvelope(reply, wrapAnswer({ ok: false, refusal: { code: 'not-found' } }));
    return reply
      .type(metrics.type)
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
  if (port === null) return;
  let server: Server | undefined;
  app.addHook('onReady', async () => {
    server = await openMetricsPort({ port, host }, metrics);
  });
  app.addHook('onClose', async () => void server?.close());
}

/** Counts every response that Fastify sends. */
export function observeResponses(app: FastifyInstance, times: RequestTimes) {
  app.addHook('onResponse', (request, reply, done) => {
    // The route's pattern, never the address: addresses are unbounded and may contain personal data.
    const route = `${request.method} ${request.routeOptions.url ?? 'unknown'}`;
    times.observe(route, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
}

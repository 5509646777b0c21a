import type { Server } from 'node:http';
import { wrapAnswer } from '@huarong/contract/kit';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
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
  /** The process is about to end: it answers, but wants no more visitors. */
  isDraining: () => boolean;
  /** Updated with every response, shown at /metrics. */
  times: RequestTimes;
  metrics: MetricsAccess;
  /** Read anew with every request of /metrics. */
  workFigures: () => Promise<WorkFigures>;
}
/** Background work that needs somebody, by queue. */
export interface WorkFigures {
  parked: Record<string, number>;
  late: Record<string, number>;
  oldestEventSeconds: number;
}

/** `/healthz`: the process runs. `/readyz`: it can serve requests quickly. `/metrics`: counters for Prometheus. */
export function mountProbes(
  app: FastifyInstance,
  { readiness, isDraining, times, metrics, workFigures }: ProbeDeps,
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
  mountMetrics(app, times, metrics, workFigures);
}

/** Gauges of background work. While the database does not answer they are absent, which an alert can notice. */
function registerWork(registry: Registry) {
  const parked = new Gauge({
    name: 'work_parked',
    help: 'jobs and events that failed too often',
    labelNames: ['queue'],
    registers: [registry],
  });
  const late = new Gauge({
    name: 'work_late',
    help: 'jobs and events that wait for over a minute',
    labelNames: ['queue'],
    registers: [registry],
  });
  const oldest = new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'age of the oldest event that waits',
    registers: [registry],
  });
  return (figures: WorkFigures | null) => {
    for (const gauge of [parked, late, oldest]) gauge.reset();
    if (!figures) return;
    for (const [queue, count] of Object.entries(figures.parked)) parked.set({ queue }, count);
    for (const [queue, count] of Object.entries(figures.late)) late.set({ queue }, count);
    oldest.set(figures.oldestEventSeconds);
  };
}

function mountMetrics(
  app: FastifyInstance,
  times: RequestTimes,
  { isPublic, token, port }: MetricsAccess,
  workFigures: ProbeDeps['workFigures'],
) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  app.addHook('onResponse', (request, reply, done) => {
    // The route's pattern, never the address: addresses are unbounded and may contain personal data.
    const route = `${request.method} ${request.routeOptions.url ?? 'unknown'}`;
    times.observe(route, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  const setWork = registerWork(registry);
  const read = async () => {
    setWork(await workFigures().catch(() => null));
    return { type: registry.contentType, text: `${await registry.metrics()}\n${times.text()}` };
  };

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

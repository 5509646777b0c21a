import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { createMetrics } from '#platform/metrics';
import { createTestApp } from '../../../testing/index.ts';
import { sendOverNetwork } from '../../integrations/payment/send.ts';
import { parseTraceparent, runInTrace, startTelemetry } from './index.ts';

/** A collector: what OTLP/HTTP posts, by path. */
const received: { path: string; body: string; traceparent: unknown }[] = [];
const collector = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  received.push({
    path: request.url ?? '',
    traceparent: request.headers['traceparent'],
    body: Buffer.concat(chunks).toString(),
  });
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
const shop = await createTestApp({ env: { LOG_LEVEL: 'info', ACCESS_LOG: 'all' } });
afterAll(async () => {
  await shop.close();
  collector.close();
});

const settings = {
  endpoint,
  headers: {},
  sampleRatio: 0,
  serviceName: 'huarong',
  release: 'huarong-1',
  role: 'all',
};
const traceId = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
const ask = (headers: Record<string, string>) =>
  shop.app.inject({
    method: 'POST',
    url: '/v1/general/contentResource/list?secret=13800000002',
    headers,
    payload: { queryBody: { locationLabel: 'x' } },
  });

it('sends spans of a request and its statements in the trace of its caller', async () => {
  const telemetry = await startTelemetry(settings, { warn: () => undefined });
  telemetry.sendMetrics(createMetrics([]));
  await shop.app.inject({ url: '/sitemap.xml', headers: { traceparent } });
  await shop.app.inject({ url: '/demo/outbox', headers: { traceparent } });
  // Traces that begin here are sampled, here none.
  await shop.app.inject({ url: '/sitemap.xml' });
  await telemetry.stop();
  const bodies = received.filter(({ path }) => path === '/v1/traces').map(({ body }) => JSON.parse(body));
  const spans = bodies.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: object[] }[] }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
  expect(spans.length).toBeGreaterThan(0);
  expect(new Set(spans.map((span: { traceId: string }) => span.traceId))).toEqual(new Set([traceId]));
  const names = spans.map((span: { name: string }) => span.name);
  expect(names).toContain('GET /sitemap.xml');
  expect(names).toContain('select demo_message');
  expect(JSON.stringify(bodies)).toContain('huarong-1');
  const [metrics] = received.filter(({ path }) => path === '/v1/metrics').map(({ body }) => JSON.parse(body));
  const metricNames = metrics.resourceMetrics[0].scopeMetrics[0].metrics.map(
    ({ name }: { name: string }) => name,
  );
  expect(metricNames).toContain('database_silent_calls_total');
});

it('passes the trace on to a payment provider', async () => {
  const trace = parseTraceparent(traceparent);
  if (!trace) throw new Error('not valid');
  await runInTrace(trace, () =>
    sendOverNetwork({ method: 'POST', url: `${endpoint}/gateway`, headers: {}, body: '{}' }),
  );
  expect(received.find(({ path }) => path === '/gateway')?.traceparent).toBe(traceparent);
});

it('names the trace in the access line, which has neither address nor query', async () => {
  shop.logged.length = 0;
  await ask({ traceparent });
  for (const probe of ['/healthz', '/readyz', '/metrics']) await shop.app.inject(probe);
  const lines = shop.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  expect(lines).toMatchObject([{ traceId, status: expect.any(Number), requestId: expect.any(String) }]);
  expect(shop.logged.join('')).not.toContain('13800000002');
});

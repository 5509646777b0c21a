import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type OpenSpan, parseTraceparent, runInTrace, startSpan } from '#platform/trace';
import { PROBE_PATHS } from './access-log.ts';

/** Everything a request does belongs to the trace that its `traceparent` names, and has a span where traces are exported. */
export function traceRequests(app: FastifyInstance) {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const parent = parseTraceparent(request.headers['traceparent']);
    const span = PROBE_PATHS.has(request.url)
      ? null
      : startSpan(request.method, 'server', {
          parent,
          attributes: { 'http.request.method': request.method },
        });
    if (span) spans.set(request, span);
    const trace = span?.trace ?? parent;
    if (trace) runInTrace(trace, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    spans.get(request)?.end({
      name: `${request.method} ${route}`,
      attributes: { 'http.route': route, 'http.response.status_code': reply.statusCode },
      isError: reply.statusCode >= 500,
    });
    done();
  });
}

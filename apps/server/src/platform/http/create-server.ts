import underPressure from '@fastify/under-pressure';
import { wrapAnswer } from '@huarong/contract/kit';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerFactory,
  LogController,
} from 'fastify';
import type { Config } from '#platform/config';
import { sendEnvelope } from '#platform/feature';
import type { Log } from '#platform/log';
import { type CachedResponseHandler, createHttpServer } from '#platform/seams';
import { createAccessLog, logAccess } from './access-log.ts';
import { allowCrossOrigin } from './cross-origin.ts';
import { handleErrors } from './errors.ts';
import { createRequestIds } from './request-id.ts';
import { traceRequests } from './trace-requests.ts';

const API_BODY_LIMIT = 64 * 1024;
const TIMEOUTS = { requestTimeout: 15_000, connectionTimeout: 20_000, keepAliveTimeout: 65_000 };

export interface ServerDeps {
  config: Config;
  log: Log;
  /** Headers of every response, see securityHeaders. */
  baseHeaders: Record<string, string>;
  /** Answers cached responses before Fastify sees the request; null when that seam is off. */
  serveCached: CachedResponseHandler | null;
  /** Largest JSON body in bytes. */
  bodyLimit?: number;
}

/** Fastify with all timeouts set (its defaults are none), a body limit, request ids and load shedding. */
export async function createServer({
  config,
  log,
  baseHeaders,
  serveCached,
  bodyLimit = API_BODY_LIMIT,
}: ServerDeps): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // A child logger for each request costs 14 µs, because pino redacts its bindings; log lines name the request themselves.
    childLoggerFactory: (logger) => logger,
    genReqId: createRequestIds(config.trustProxy),
    ...TIMEOUTS,
    ...serverOptions(serveCached),
    bodyLimit,
    trustProxy: config.trustProxy ?? false,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 256 },
    frameworkErrors: (_error, request, reply) => {
      // A path that cannot be decoded reaches no route and no hook.
      reply.headers({ ...baseHeaders, 'x-request-id': request.id });
      sendEnvelope(reply, wrapAnswer({ ok: false, refusal: { code: 'malformed-request' } }));
    },
  });
  traceRequests(app);
  logAccess(app, createAccessLog(config.accessLog, log));
  // With a callback, not async, for speed: every response that is not cached passes here.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(baseHeaders).header('x-request-id', request.id);
    if (allowCrossOrigin(request, reply, config.webOrigins)) return;
    // A small compressed request body could expand to a very large one.
    if (request.headers['content-encoding']) {
      sendEnvelope(reply, wrapAnswer({ ok: false, refusal: { code: 'wrong-content-type' } }));
    } else {
      done();
    }
  });
  // Only JSON is accepted; Fastify would accept plain text too.
  app.removeContentTypeParser('text/plain');
  handleErrors(app);
  if (config.hasLimits) await app.register(underPressure, PRESSURE);
  return app;
}

/** Without the handler of cached responses, Fastify creates its server itself. */
const serverOptions = (
  serveCached: CachedResponseHandler | null,
): { serverFactory?: FastifyServerFactory } =>
  serveCached ? { serverFactory: (handler) => createHttpServer(serveCached, handler, TIMEOUTS) } : {};

/** Above these limits requests are answered at once with “please wait”. */
const PRESSURE = {
  maxEventLoopDelay: 1_000,
  maxHeapUsedBytes: 1_500 * 1024 * 1024,
  sampleInterval: 500,
  retryAfter: 5,
};

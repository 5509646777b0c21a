import { randomUUID } from 'node:crypto';
import underPressure from '@fastify/under-pressure';
import { wrapAnswer } from '@huarong/contract/kit';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from '#platform/config';
import { sendEnvelope } from '#platform/feature';
import type { Log } from '#platform/log';
import type { CachedResponseHandler } from '#platform/published';
import { handleErrors } from './errors.ts';
import { createHttpServer } from './http-server.ts';

const API_BODY_LIMIT = 64 * 1024;
const TIMEOUTS = { requestTimeout: 15_000, connectionTimeout: 20_000, keepAliveTimeout: 65_000 };

export interface ServerDeps {
  config: Config;
  log: Log;
  /** Headers of every answer, see securityHeaders. */
  guarding: Record<string, string>;
  /** Answers what it has at hand before Fastify sees the request. */
  door: CachedResponseHandler;
}

/** Fastify as we run it: every timeout set (its defaults are none), bodies bounded, ids on every request, load shed early. */
export async function createServer({ config, log, guarding, door }: ServerDeps): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // A child for each request costs 14 µs, because pino redacts its bindings; what is logged names the request itself.
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUID(),
    ...TIMEOUTS,
    serverFactory: (handler) => createHttpServer(door, handler, TIMEOUTS),
    bodyLimit: API_BODY_LIMIT,
    trustProxy: config.trustProxy ?? false,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 256 },
    frameworkErrors: (_error, request, reply) => {
      // A path that cannot even be decoded reaches no route and no hook.
      reply.headers({ ...guarding, 'x-request-id': request.id });
      sendEnvelope(reply, wrapAnswer({ ok: false, refusal: { code: 'malformed-request' } }));
    },
  });
  // With a callback, not async: every answer passes here that the door did not give.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(guarding).header('x-request-id', request.id);
    // A compressed request body is how a small upload becomes a large one.
    if (request.headers['content-encoding']) {
      sendEnvelope(reply, wrapAnswer({ ok: false, refusal: { code: 'wrong-content-type' } }));
    } else {
      done();
    }
  });
  // JSON is all we read; Fastify would take plain text too.
  app.removeContentTypeParser('text/plain');
  handleErrors(app);
  if (config.hasLimits) await app.register(underPressure, PRESSURE);
  return app;
}

/** Past this the loop is so late that answering quickly with “please wait” serves everyone better. */
const PRESSURE = {
  maxEventLoopDelay: 1_000,
  maxHeapUsedBytes: 1_500 * 1024 * 1024,
  sampleInterval: 500,
  retryAfter: 5,
};

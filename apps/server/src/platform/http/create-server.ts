import { randomUUID } from 'node:crypto';
import underPressure from '@fastify/under-pressure';
import { wrapAnswer } from '@huarong/contract/kit';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from '#platform/config';
import { sendEnvelope } from '#platform/feature';
import type { Log } from '#platform/log';
import { answerErrors } from './errors.ts';
import { securityHeaders } from './security-headers.ts';

const API_BODY_LIMIT = 64 * 1024;

/** Fastify as we run it: every timeout set (its defaults are none), bodies bounded, ids on every request, load shed early. */
export async function createServer({ config, log }: { config: Config; log: Log }): Promise<FastifyInstance> {
  const guarding = securityHeaders({ isLive: config.mode === 'live' });
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestTimeout: 15_000,
    connectionTimeout: 20_000,
    keepAliveTimeout: 65_000,
    handlerTimeout: 10_000,
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
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(guarding).header('x-request-id', request.id);
    // A compressed request body is how a small upload becomes a large one.
    if (request.headers['content-encoding']) {
      return sendEnvelope(reply, wrapAnswer({ ok: false, refusal: { code: 'wrong-content-type' } }));
    }
  });
  answerErrors(app);
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

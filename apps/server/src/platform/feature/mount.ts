import {
  type Answer,
  type Contract,
  type Endpoint,
  methodOf,
  type OwnErrorText,
  pathOf,
  type ReducedResponse,
  wrapAnswer,
} from '@huarong/contract/kit';
import { refuse } from '@huarong/core/shared';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { asVisitor, type Context } from '#platform/context';
import { encodeUtf8, type PublishedCache } from '#platform/published';
import { readDocument, readImages, registerUploads } from '#platform/uploads';
import { callAddress, inputNames } from './call-address.ts';
import type { Feature } from './implement.ts';
import { registerRawRoutes, sendRawReply } from './raw-bodies.ts';
import { readInput } from './read-input.ts';

export interface ApiDeps {
  contracts: Record<string, Contract>;
  features: readonly Feature[];
  contextOf: (request: FastifyRequest, endpoint: Endpoint) => Promise<ContextOutcome>;
  published: PublishedCache;
  /** Seconds this caller has to wait before this call; 0 when it may proceed. Absent: no rate limits. */
  retryAfterOf?: (endpoint: Endpoint, context: Context, input: Record<string, unknown>) => Promise<number>;
  /** Texts of the merchant. Absent: the standard ones. */
  ownText?: OwnErrorText;
  /** Whether uploads can be stored now. Absent: always. */
  canStoreUploads?: () => Promise<boolean>;
}
export type ContextOutcome =
  | { ok: true; value: Context }
  | {
      ok: false;
      refusal:
        | { code: 'session-expired' | 'signed-in-elsewhere' | 'login-needed' | 'forbidden' }
        | { code: 'under-maintenance'; retryAfter: number };
    };

/** Registers every declared call: implemented ones answer, the others return 501. */
export function mountApi(app: FastifyInstance, { contracts, features, ...deps }: ApiDeps) {
  const uploads: RouteOptions[] = [];
  const raw: RouteOptions[] = [];
  for (const endpoint of Object.values(contracts).flatMap((contract) => Object.values(contract))) {
    const feature = features.find((candidate) => candidate.endpoints.has(endpoint.route));
    const route = { method: methodOf(endpoint.route), url: toFastifyPath(endpoint) };
    if (!feature) {
      // Answered before the body is read, since the body is not needed.
      app.route({
        ...route,
        onRequest: async (_request, reply) => sendEnvelope(reply, notBuilt()),
        handler: notBuilt,
      });
      continue;
    }
    const built = {
      ...route,
      // A published answer has its own timeout, shared by all requests that wait for it.
      ...(!endpoint.isPublished && { handlerTimeout: HANDLER_TIMEOUT_MS }),
      ...(endpoint.maxBodyBytes !== undefined && { bodyLimit: endpoint.maxBodyBytes }),
      handler: createHandler(endpoint, feature, deps),
    };
    if (endpoint.body === 'multipart') uploads.push(built);
    else if (endpoint.body === 'raw') raw.push(built);
    else app.route(built);
  }
  if (uploads.length > 0)
    registerUploads(app, (scope) => uploads.forEach((route) => void scope.route(route)));
  if (raw.length > 0) registerRawRoutes(app, (scope) => raw.forEach((route) => void scope.route(route)));
}

const HANDLER_TIMEOUT_MS = 10_000;

function createHandler(
  endpoint: Endpoint,
  feature: Feature,
  { contextOf, published, retryAfterOf, canStoreUploads, ownText }: Omit<ApiDeps, 'contracts' | 'features'>,
) {
  const names = endpoint.isPublished ? inputNames(endpoint) : new Set<string>();
  const wrap = (answer: Answer) => wrapAnswer(answer, ownText);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const context = await contextOf(request, endpoint);
    if (!context.ok) return sendEnvelope(reply, wrap(context));
    const input = readInput(request, endpoint.body);
    const retryAfter = (await retryAfterOf?.(endpoint, context.value, input.ok ? input.value : {})) ?? 0;
    if (retryAfter > 0)
      return sendEnvelope(reply, wrap({ ok: false, refusal: { code: 'rate-limited', retryAfter } }));
    const answerAs = async (callContext: Context) => {
      if (!input.ok) return wrap(input);
      return wrap(await feature.answer(endpoint.route, callContext, input.value));
    };
    const key = endpoint.isPublished
      ? publishedKey(endpoint, feature, request, (name) => names.has(name))
      : null;
    if (key === null) {
      const answer = await answerAs(withBody(endpoint, request, context.value, canStoreUploads));
      return endpoint.body === 'raw' && answer.status === 0
        ? sendRawReply(reply, answer)
        : sendEnvelope(reply, answer);
    }
    return published.answer(request, reply, key, async () =>
      toPublished(await answerAs(asVisitor(context.value))),
    );
  };
}

const STORAGE_FULL = { code: 'storage-full', retryAfter: 60 } as const;

/** An upload is read only when its use case reads it, after the caller is known and if it can be stored. */
function withBody(
  { body }: Endpoint,
  request: FastifyRequest,
  context: Context,
  canStoreUploads: () => Promise<boolean> = async () => true,
): Context {
  if (body === 'multipart')
    return {
      ...context,
      readImages: async (limits) =>
        (await canStoreUploads()) ? readImages(request, limits) : refuse(STORAGE_FULL),
      readDocument: async () => ((await canStoreUploads()) ? readDocument(request) : refuse(STORAGE_FULL)),
    };
  if (body !== 'raw') return context;
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  return { ...context, rawRequest: { headers: request.headers, body: bytes } };
}

const notBuilt = () => wrapAnswer({ ok: false, refusal: { code: 'not-built' } });
const toFastifyPath = (endpoint: Endpoint) => pathOf(endpoint.route).replace(/\{(\w+)\}/g, ':$1');

export function sendEnvelope(reply: FastifyReply, { httpStatus, ...envelope }: ReducedResponse) {
  const { results } = envelope;
  if (typeof results === 'object' && results !== null && 'retryAfter' in results)
    reply.header('retry-after', String(results.retryAfter));
  // The answer depends on the caller, so no proxy may cache it.
  return reply
    .code(httpStatus)
    .header('cache-control', 'no-store')
    .type(JSON_TYPE)
    .send(JSON.stringify(envelope));
}

const JSON_TYPE = 'application/json; charset=utf-8';
/**
 * The cache key: the address of a GET with the parameters the call reads, so that a cached answer needs no parsing;
 * otherwise the route and the parsed input.
 */
function publishedKey(
  endpoint: Endpoint,
  feature: Feature,
  request: FastifyRequest,
  isRead: (name: string) => boolean,
): string | null {
  if (request.method === 'GET') return callAddress(request.url, isRead);
  const input = readInput(request);
  const parsed = input.ok ? feature.parse(endpoint.route, input.value) : input;
  return parsed.ok ? `${endpoint.route} ${JSON.stringify(parsed.value)}` : null;
}
const toPublished = ({ httpStatus, ...envelope }: ReducedResponse) => ({
  status: httpStatus,
  body: encodeUtf8(JSON.stringify(envelope)),
  headers: { 'content-type': JSON_TYPE, 'cache-control': httpStatus === 200 ? 'no-cache' : 'no-store' },
  isCacheable: httpStatus === 200 && envelope.status === 0,
});

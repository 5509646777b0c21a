/**
 * Seam: early-answers
 * Fastify by itself: it creates the HTTP server, and every request passes its router, hooks, request and reply objects.
 * Here: the server is created by us (`http-server.ts`, Fastify's `serverFactory`), and a cached response is written with
 *   `node:http` before Fastify sees the request. Fastify leaves the timeouts of such a server to us.
 * Why: docs/decisions/0022-cached-responses-are-served-before-fastify.md
 * Off: SEAMS_OFF=early-answers, and Fastify creates the server and sends the cached response from its route.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EncodedBody } from '../../published/encoded-bodies.ts';
import type { PublishedCache } from '../../published/published-cache.ts';
import { acceptedEncoding } from '../../published/send-answer.ts';

export interface CachedResponseDeps {
  published: Pick<PublishedCache, 'findFresh'>;
  /** The cache key of an address; null when it is not published. */
  cacheKeyOf: (url: string) => string | null;
  /** Headers of every response. */
  baseHeaders: Record<string, string>;
  /** The value of the Server-Timing header: the shop's time. */
  timing: () => string;
  /** Called for each response, for the metrics. */
  onResponse?: (status: number, seconds: number, requestId: string) => void;
  requestIdOf?: (request: IncomingMessage) => string;
}

/**
 * Sends a cached response to requests without a token. It runs before Fastify, because finding a route and composing a
 * reply cost more than sending the response. Returns whether it answered.
 */
export function createCachedResponseHandler({
  published,
  cacheKeyOf,
  baseHeaders,
  timing,
  onResponse,
  requestIdOf = () => randomUUID(),
}: CachedResponseDeps) {
  const headerCache = new WeakMap<EncodedBody, string[]>();
  /** The constant headers of a response, flattened for `writeHead`. Its own headers win over the base headers. */
  function constantHeaders(encodedBody: EncodedBody): string[] {
    const known = headerCache.get(encodedBody);
    if (known) return known;
    const headers = Object.entries({ ...baseHeaders, ...encodedBody.headers }).flat();
    headerCache.set(encodedBody, headers);
    return headers;
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, headers, url } = request;
    if (method !== 'GET' || headers['token'] || headers['guesttoken'] || headers['content-encoding'])
      return false;
    const beganAt = performance.now();
    const key = cacheKeyOf(url!);
    const cached = key === null ? null : published.findFresh(key);
    const encodedBody = cached?.encodedBodies.findReady(acceptedEncoding(headers['accept-encoding']));
    if (!cached || !encodedBody) return false;

    const requestId = requestIdOf(request);
    const responseHeaders = [
      ...constantHeaders(encodedBody),
      'server-timing',
      timing(),
      'x-request-id',
      requestId,
    ];
    const isUnchanged = headers['if-none-match'] === cached.etag;
    if (isUnchanged) response.writeHead(304, responseHeaders).end();
    else
      response
        .writeHead(200, [...responseHeaders, 'content-length', String(encodedBody.body.length)])
        .end(encodedBody.body);
    onResponse?.(response.statusCode, (performance.now() - beganAt) / 1000, requestId);
    return true;
  };
}
export type CachedResponseHandler = ReturnType<typeof createCachedResponseHandler>;

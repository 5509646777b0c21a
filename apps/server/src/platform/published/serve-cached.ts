import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EncodedBody } from './encoded-bodies.ts';
import type { PublishedCache } from './published-cache.ts';
import { acceptedEncoding } from './send-answer.ts';

export interface CachedResponseDeps {
  published: Pick<PublishedCache, 'findFresh'>;
  /** The cache key of an address; null when it is not published. */
  cacheKeyOf: (url: string) => string | null;
  /** Headers of every response. */
  baseHeaders: Record<string, string>;
  /** The value of the Server-Timing header: the shop's time. */
  timing: () => string;
  /** Called for each response, for the metrics. */
  onResponse?: (status: number, seconds: number) => void;
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

  return ({ method, headers, url }: IncomingMessage, response: ServerResponse): boolean => {
    if (method !== 'GET' || headers['token'] || headers['guesttoken'] || headers['content-encoding'])
      return false;
    const beganAt = performance.now();
    const key = cacheKeyOf(url!);
    const cached = key === null ? null : published.findFresh(key);
    const encodedBody = cached?.encodedBodies.findReady(acceptedEncoding(headers['accept-encoding']));
    if (!cached || !encodedBody) return false;

    const responseHeaders = [
      ...constantHeaders(encodedBody),
      'server-timing',
      timing(),
      'x-request-id',
      randomUUID(),
    ];
    const isUnchanged = headers['if-none-match'] === cached.etag;
    if (isUnchanged) response.writeHead(304, responseHeaders).end();
    else
      response
        .writeHead(200, [...responseHeaders, 'content-length', String(encodedBody.body.length)])
        .end(encodedBody.body);
    onResponse?.(response.statusCode, (performance.now() - beganAt) / 1000);
    return true;
  };
}
export type CachedResponseHandler = ReturnType<typeof createCachedResponseHandler>;

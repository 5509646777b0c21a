import { createServer, type RequestListener, type Server } from 'node:http';
import type { CachedResponseHandler } from '#platform/published';

/** How long a caller may take; Node's own limits are minutes or none. */
export interface Timeouts {
  requestTimeout: number;
  connectionTimeout: number;
  keepAliveTimeout: number;
}

/** Node's server with the door before everything: what the door does not answer goes on to Fastify. */
export function createHttpServer(
  serveCached: CachedResponseHandler,
  next: RequestListener,
  timeouts: Timeouts,
): Server {
  const server = createServer((request, response) => {
    // Once it drains, Fastify turns callers away in a way that ends their connection.
    if (server.listening && serveCached(request, response)) return;
    next(request, response);
  });
  server.requestTimeout = timeouts.requestTimeout;
  server.keepAliveTimeout = timeouts.keepAliveTimeout;
  server.setTimeout(timeouts.connectionTimeout);
  return server;
}

import { createServer, type RequestListener, type Server } from 'node:http';
import type { CachedResponseHandler } from './serve-cached.ts';

/** Timeouts of a connection; Node's defaults are minutes or none. */
export interface Timeouts {
  requestTimeout: number;
  connectionTimeout: number;
  keepAliveTimeout: number;
}

/** Node's server with the cached-response handler first: what it does not answer goes to Fastify. */
export function createHttpServer(
  serveCached: CachedResponseHandler,
  next: RequestListener,
  timeouts: Timeouts,
): Server {
  const server = createServer((request, response) => {
    // While the server drains, Fastify refuses requests and closes their connections.
    if (server.listening && serveCached(request, response)) return;
    next(request, response);
  });
  server.requestTimeout = timeouts.requestTimeout;
  server.keepAliveTimeout = timeouts.keepAliveTimeout;
  server.setTimeout(timeouts.connectionTimeout);
  return server;
}

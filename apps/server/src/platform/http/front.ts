import { createServer, type RequestListener, type Server } from 'node:http';
import type { Door } from '#platform/published';

/** How long a caller may take; Node's own limits are minutes or none. */
export interface Timeouts {
  requestTimeout: number;
  connectionTimeout: number;
  keepAliveTimeout: number;
}

/** Node's server with the door before everything: what the door does not answer goes on to Fastify. */
export function openFront(door: Door, goOn: RequestListener, timeouts: Timeouts): Server {
  const server = createServer((request, response) => {
    // Once it drains, Fastify turns callers away in a way that ends their connection.
    if (server.listening && door(request, response)) return;
    goOn(request, response);
  });
  server.requestTimeout = timeouts.requestTimeout;
  server.keepAliveTimeout = timeouts.keepAliveTimeout;
  server.setTimeout(timeouts.connectionTimeout);
  return server;
}

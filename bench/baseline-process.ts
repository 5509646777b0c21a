import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import type { Answer } from './fetch-answer.ts';
import { serveRequests } from './processes/serve-requests.ts';

/** A bare Fastify server: every request gets the same bytes from memory. */
let answer: Answer = { status: 204, headers: {}, body: Buffer.alloc(0) };
const app = fastify();
app.route({
  method: ['GET', 'POST'],
  url: '/*',
  handler: (_request, reply) => {
    reply.code(answer.status).headers(answer.headers);
    reply.send(answer.status === 304 ? undefined : answer.body);
  },
});
await app.listen({ host: '127.0.0.1', port: 0 });

serveRequests<Answer, { port: number }>(async (next) => {
  // `advanced` serialisation hands over a plain byte array; Fastify wants a Buffer.
  answer = { ...next, body: Buffer.from(next.body) };
  return { port: (app.server.address() as AddressInfo).port };
});

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Form } from './encoded-forms.ts';
import type { PublishedCache } from './published-cache.ts';
import { acceptedEncoding } from './send.ts';

export interface DoorDeps {
  published: PublishedCache;
  /** The key an address is kept under; null when it is nothing published. */
  keyOf: (url: string) => string | null;
  /** Headers of every answer. */
  guarding: Record<string, string>;
  /** What the Server-Timing header says: the shop's time. */
  timing: () => string;
}

/**
 * The short way: who asks for something kept, and shows no token, gets it before anything else is looked at. It is
 * written straight to the socket, because composing a reply costs more than the answer itself.
 */
export function createDoor({ published, keyOf, guarding, timing }: DoorDeps) {
  const composed = new WeakMap<Form, string[]>();
  /** All headers of a form that never change, as the socket wants them. A form's own win over those of every answer. */
  function stillHeaders(form: Form): string[] {
    const known = composed.get(form);
    if (known) return known;
    const headers = Object.entries({ ...guarding, ...form.headers }).flat();
    composed.set(form, headers);
    return headers;
  }

  return (request: FastifyRequest, reply: FastifyReply): boolean => {
    const { method, headers, url } = request.raw;
    if (method !== 'GET' || headers['token'] || headers['guesttoken'] || headers['content-encoding'])
      return false;
    const key = keyOf(url!);
    const kept = key === null ? null : published.findFresh(key);
    const form = kept?.forms.ready(acceptedEncoding(headers['accept-encoding']));
    if (!kept || !form) return false;

    const written = [...stillHeaders(form), 'server-timing', timing(), 'x-request-id', request.id];
    reply.hijack();
    if (headers['if-none-match'] === kept.etag) reply.raw.writeHead(304, written).end();
    else reply.raw.writeHead(200, [...written, 'content-length', String(form.body.length)]).end(form.body);
    return true;
  };
}
export type Door = ReturnType<typeof createDoor>;

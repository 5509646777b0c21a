import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Form } from './encoded-forms.ts';
import type { PublishedCache } from './published-cache.ts';
import { acceptedEncoding } from './send.ts';

export interface DoorDeps {
  published: Pick<PublishedCache, 'findFresh'>;
  /** The key an address is kept under; null when it is nothing published. */
  keyOf: (url: string) => string | null;
  /** Headers of every answer. */
  guarding: Record<string, string>;
  /** What the Server-Timing header says: the shop's time. */
  timing: () => string;
  /** Told of each answer, for the figures of the shop. */
  onAnswer?: (status: number, seconds: number) => void;
}

/**
 * The short way: who asks for something kept, and shows no token, gets it before anything else is looked at. It stands
 * before Fastify, because finding a route and composing a reply cost more than the answer itself. Returns whether it answered.
 */
export function createDoor({ published, keyOf, guarding, timing, onAnswer }: DoorDeps) {
  const composed = new WeakMap<Form, string[]>();
  /** All headers of a form that never change, as the socket wants them. A form's own win over those of every answer. */
  function stillHeaders(form: Form): string[] {
    const known = composed.get(form);
    if (known) return known;
    const headers = Object.entries({ ...guarding, ...form.headers }).flat();
    composed.set(form, headers);
    return headers;
  }

  return ({ method, headers, url }: IncomingMessage, response: ServerResponse): boolean => {
    if (method !== 'GET' || headers['token'] || headers['guesttoken'] || headers['content-encoding'])
      return false;
    const beganAt = performance.now();
    const key = keyOf(url!);
    const kept = key === null ? null : published.findFresh(key);
    const form = kept?.forms.ready(acceptedEncoding(headers['accept-encoding']));
    if (!kept || !form) return false;

    const written = [...stillHeaders(form), 'server-timing', timing(), 'x-request-id', randomUUID()];
    const isKnown = headers['if-none-match'] === kept.etag;
    if (isKnown) response.writeHead(304, written).end();
    else response.writeHead(200, [...written, 'content-length', String(form.body.length)]).end(form.body);
    onAnswer?.(response.statusCode, (performance.now() - beganAt) / 1000);
    return true;
  };
}
export type Door = ReturnType<typeof createDoor>;

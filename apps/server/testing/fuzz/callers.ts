import { identityRoutes } from '@huarong/contract/identity';
import { toHttpRequest } from '@huarong/contract/kit';
import type { FastifyInstance } from 'fastify';

/** A caller with its authentication headers. */
export interface Caller {
  name: 'visitor' | 'guest';
  headers: Record<string, string>;
}

/** A visitor and a guest: most calls refuse visitors before they read the input. */
export async function callersOf(app: FastifyInstance): Promise<Caller[]> {
  const { method, url } = toHttpRequest(identityRoutes.guest, {});
  const answer = await app.inject({ method: method as 'POST', url, payload: { queryBody: {} } });
  const { guestToken } = (answer.json().results ?? {}) as { guestToken?: string };
  const visitor: Caller = { name: 'visitor', headers: {} };
  return guestToken ? [visitor, { name: 'guest', headers: { guesttoken: guestToken } }] : [visitor];
}

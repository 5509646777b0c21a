import type { IncomingHttpHeaders } from 'node:http';
import { accept, type Result, refuse } from '@huarong/core/shared';
import type { Actor } from '#platform/context';

/**
 * Who calls, from the Token and guestToken headers alone; cookies never tell. No session exists yet that a token could
 * open, so a caller who sends one is told that it is over, as after thirty days.
 */
export async function resolveActor(
  headers: IncomingHttpHeaders,
): Promise<Result<Actor, { code: 'session-expired' }>> {
  const isTokenSent = Boolean(headers['token']) || Boolean(headers['guesttoken']);
  return isTokenSent ? refuse({ code: 'session-expired' }) : accept({ kind: 'visitor' });
}

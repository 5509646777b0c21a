import type { IncomingHttpHeaders } from 'node:http';
import { accept, type Result, refuse } from '@huarong/core/shared';
import type { Actor } from '#platform/context';
import type { Database } from '#platform/database';
import { type EndReason, type FoundSession, findSession, touchSession } from './session.queries.ts';
import { hashToken } from './token.ts';

export type SessionRefusal = { code: 'session-expired' | 'signed-in-elsewhere' | 'login-needed' };

/** Sessions that another login or device ended: the shopper gets another message than for an expired session. */
const ENDED_BY_OTHERS: readonly EndReason[] = ['elsewhere', 'password', 'mobile'];

/**
 * The caller, from the Token and guestToken headers alone, never from cookies. Each call looks the token up, so a session
 * that ended on one replica has ended on all. `isAuthenticationRoute`: a call that opens a new session also accepts an
 * expired one, because otherwise its holder could not log in again.
 */
export async function resolveActor(
  db: Database,
  headers: IncomingHttpHeaders,
  { isAuthenticationRoute = false }: { isAuthenticationRoute?: boolean } = {},
): Promise<Result<Actor, SessionRefusal>> {
  const { token, guesttoken, uid } = headers;
  if (typeof token === 'string' && token !== '') {
    const member = await resolveMember(db, token, uid);
    if (member.ok || !isAuthenticationRoute) return member;
  }
  if (typeof guesttoken === 'string' && guesttoken !== '') {
    const guest = await resolveGuest(db, guesttoken);
    if (guest.ok || !isAuthenticationRoute) return guest;
  }
  return accept({ kind: 'visitor' });
}

async function resolveMember(
  db: Database,
  token: string,
  uid: unknown,
): Promise<Result<Actor, SessionRefusal>> {
  const session = await findOpenSession(db, token);
  if (!session.ok) return session;
  const { id, member_id: memberId } = session.value;
  if (memberId === null) return refuse({ code: 'session-expired' });
  // The token identifies the member. A different UID is a mistake or an attack.
  if (uid !== undefined && uid !== '' && uid !== memberId) return refuse({ code: 'login-needed' });
  return accept({ kind: 'member', memberId, sessionId: id });
}

async function resolveGuest(db: Database, token: string): Promise<Result<Actor, SessionRefusal>> {
  const session = await findOpenSession(db, token);
  if (!session.ok) return session;
  const { id, guest_id: guestId } = session.value;
  return guestId === null
    ? refuse({ code: 'session-expired' })
    : accept({ kind: 'guest', guestId, sessionId: id });
}

async function findOpenSession(db: Database, token: string): Promise<Result<FoundSession, SessionRefusal>> {
  const hash = hashToken(token);
  const session = await findSession(db, hash);
  if (session?.end_reason && ENDED_BY_OTHERS.includes(session.end_reason))
    return refuse({ code: 'signed-in-elsewhere' });
  if (!session || session.end_reason || session.is_over) return refuse({ code: 'session-expired' });
  if (session.is_stale) await touchSession(db, hash, session.guest_id);
  return accept(session);
}

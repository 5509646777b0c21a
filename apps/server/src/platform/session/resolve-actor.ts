import type { IncomingHttpHeaders } from 'node:http';
import { accept, type Result, refuse } from '@huarong/core/shared';
import type { Actor } from '#platform/context';
import type { Database } from '#platform/database';
import { type EndReason, type FoundSession, findSession, touchSession } from './session.queries.ts';
import { hashToken } from './token.ts';

export type SessionRefusal = { code: 'session-expired' | 'signed-in-elsewhere' | 'login-needed' };

/** Somebody else's doing ended these: the shopper should hear that, not that they were slow. */
const ENDED_BY_OTHERS: readonly EndReason[] = ['elsewhere', 'password', 'mobile'];

/**
 * Who calls, from the Token and guestToken headers alone; cookies never tell. Each call looks the token up, so a
 * session that ended on one replica is over on all of them. `isWayIn`: a call that leads to a new session is open
 * to the holder of a dead one, too, or nobody could ever come back in.
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
  // The token says who it is. A UID beside it that says otherwise is a mistake, or an attempt.
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

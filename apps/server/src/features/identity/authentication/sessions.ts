import { accept } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { endSession, openGuestSession } from '#platform/session';

/** Ends this session on every replica. Does nothing when not signed in. */
export async function logOut({ db, actor }: Context) {
  if (actor.kind === 'member' && actor.sessionId) await endSession(db, actor.sessionId, 'logout');
  return accept({});
}

export async function startGuestSession({ db, caller }: Context) {
  const { guestToken } = await db.transaction().execute((tx) => openGuestSession(tx, caller));
  return accept({ guestToken });
}

import { STORE } from '@huarong/core/shared';
import type { Caller } from '#platform/context';
import type { Queryable } from '#platform/database';
import { insertSession } from './session.queries.ts';
import { createPublicId, createToken, hashToken } from './token.ts';

const { idle, maxAge, guest } = STORE.session;

const deviceOf = ({ address, userAgent, deviceFingerprint }: Caller) => ({
  address,
  agent: userAgent,
  deviceId: deviceFingerprint,
});

/** Always a new token, so that a token from before the login (session fixation) is worthless. */
export async function openMemberSession(tx: Queryable, memberId: string, caller: Caller): Promise<string> {
  const token = createToken();
  await insertSession(tx, {
    tokenHash: hashToken(token),
    id: createPublicId(),
    memberId,
    ...deviceOf(caller),
    idleSeconds: idle,
    longestSeconds: maxAge,
  });
  return token;
}

/** A shopper without an account, identified by this token alone. */
export async function openGuestSession(
  tx: Queryable,
  caller: Caller,
): Promise<{ guestId: string; guestToken: string }> {
  const [guestId, guestToken] = [createPublicId(), createToken()];
  await tx.insertInto('guest').values({ id: guestId }).execute();
  await insertSession(tx, {
    tokenHash: hashToken(guestToken),
    id: createPublicId(),
    guestId,
    ...deviceOf(caller),
    idleSeconds: guest,
    longestSeconds: guest,
  });
  return { guestId, guestToken };
}

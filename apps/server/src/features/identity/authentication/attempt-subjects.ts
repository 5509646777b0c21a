import type { LoginId } from '@huarong/core/identity';
import { getFirst } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import type { Member } from '../members.queries.ts';
import { keyedHash } from '../verification/keyed-hash.ts';

/**
 * Whose failures are counted together: mobile and e-mail of one account. A login id without an account, or with several,
 * is counted by its hash, so that numbers of others are not stored.
 */
export const accountSubject = (secret: string, login: LoginId, members: readonly Member[]): string =>
  members.length === 1 ? memberSubject(getFirst(members).id) : typedSubject(secret, login);

/** A member whose failed attempts are counted. */
export const memberSubject = (memberId: string): string => `member:${memberId}`;

const typedSubject = (secret: string, login: LoginId) =>
  `typed:${keyedHash(secret, 'typed', login.kind === 'mobile' ? login.mobile : login.email)}`;

export const deviceSubject = ({ caller }: Pick<Context, 'caller'>): string | null =>
  caller.deviceFingerprint ? `device:${caller.deviceFingerprint}` : null;

export const addressSubject = ({ caller }: Pick<Context, 'caller'>): string => `address:${caller.address}`;

/** The subjects that a successful login resets. The address stays, because others may be guessing from it. */
export const attemptSubjects = (context: Pick<Context, 'caller' | 'config'>, member: Member): string[] => {
  const device = deviceSubject(context);
  const mobile: LoginId = { kind: 'mobile', mobile: member.mobile };
  return [memberSubject(member.id), typedSubject(context.config.secret, mobile), ...(device ? [device] : [])];
};

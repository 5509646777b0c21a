import { decodeBase64, isStrongPassword } from '@huarong/core/identity';
import { accept, type Result, refuse } from '@huarong/core/shared';
import type { Context, MemberActor } from '#platform/context';
import { transaction } from '#platform/database';
import { endMemberSessions, recordVerification } from '#platform/session';
import type { AccountLocked } from '../authentication/account-locked.ts';
import { type AttemptSubjects, memberSubject } from '../authentication/attempt-subjects.ts';
import {
  checkFailures,
  countLoginAttempt,
  uncountLoginAttempt,
} from '../authentication/count-login-attempt.ts';
import { getMember, lockMember, type Member, setPassword } from '../members.queries.ts';
import { deleteAttempts } from '../verification/attempts.ts';
import { type Busy, hashPassword, verifyPassword } from '../verification/password-hash.ts';
import { type CodeRefusal, verifyCode } from '../verification/verify-code.ts';

export interface PasswordChange {
  oldPassword?: string | undefined;
  password: string;
  smsCode?: string | undefined;
  rToken?: string | undefined;
}
type VerificationRefusal =
  | CodeRefusal
  | AccountLocked
  | Busy
  | { code: 'credentials-wrong'; triesLeft?: number };

/** Changes the member's password and signs out every other device. */
export async function changePassword(context: Context<'member'>, input: PasswordChange) {
  const { actor } = context;
  const password = decodeBase64(input.password) ?? '';
  if (!isStrongPassword(password)) return refuse({ code: 'password-weak' });
  const member = await getMember(context.db, actor.memberId);
  const verified = await verifyIdentity(context, member, input);
  if (!verified.ok) return verified;

  if (member.password_hash !== null) {
    const isSame = await verifyPassword(member.password_hash, password);
    if (!isSame.ok) return isSame;
    if (isSame.value) return refuse({ code: 'password-same' });
  }
  const hashed = await hashPassword(password);
  if (!hashed.ok) return hashed;
  return savePassword(context, actor, member, hashed.value);
}

const savePassword = ({ db }: Context, { memberId, sessionId }: MemberActor, before: Member, hash: string) =>
  transaction(db, async (tx) => {
    const now = await lockMember(tx, memberId);
    // The password was changed since it was verified, so this verification is void.
    if (now?.password_hash !== before.password_hash) return refuse({ code: 'credentials-wrong' });
    await setPassword(tx, memberId, hash);
    await deleteAttempts(tx, [sessionSubjects(memberId, sessionId).here]);
    if (sessionId) await recordVerification(tx, sessionId);
    const signedOutDevices = await endMemberSessions(tx, memberId, 'password', { except: sessionId });
    return accept({ signedOutDevices });
  });

/** By the old password, counted like a login attempt, or by a code to the member's own mobile. */
async function verifyIdentity(
  context: Context<'member'>,
  member: Member,
  { oldPassword, smsCode = '', rToken = '' }: PasswordChange,
): Promise<Result<null, VerificationRefusal>> {
  if (oldPassword === undefined) {
    const submitted = { recipient: member.mobile, purposes: ['account', 'reset'], code: smsCode, rToken };
    return transaction(context.db, (tx) => verifyCode(tx, context.config, submitted));
  }
  const { db, actor } = context;
  const subjects = sessionSubjects(member.id, actor.sessionId);
  const earlier = await checkFailures(db, subjects, member.mobile);
  if (earlier.locked) return refuse(earlier.locked);
  const counted = await countLoginAttempt(db, subjects, member.mobile);
  if (counted.locked) return refuse(counted.locked);
  const isMatch = await verifyPassword(member.password_hash, decodeBase64(oldPassword) ?? '');
  if (!isMatch.ok) return isMatch;
  if (!isMatch.value) return refuse({ code: 'credentials-wrong' });
  await uncountLoginAttempt(db, subjects);
  return accept(null);
}

/** Counted for this session alone: failed logins of strangers do not stop a signed-in member. */
const sessionSubjects = (memberId: string, sessionId = ''): AttemptSubjects => ({
  isKnownDevice: true,
  here: `${memberSubject(memberId)}|session:${sessionId}`,
  device: null,
  address: null,
  strangers: null,
});

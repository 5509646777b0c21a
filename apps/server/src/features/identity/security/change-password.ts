import { decodeBase64, isGoodPassword } from '@huarong/core/identity';
import { accept, type Result, refuse } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { transaction } from '#platform/database';
import { endMemberSessions, noteProof } from '#platform/session';
import type { AccountLocked } from '../authentication/account-locked.ts';
import { checkFailures, countTry } from '../authentication/count-login-attempt.ts';
import { getMember, lockMember, type Member, setPassword } from '../members.queries.ts';
import { forgetAttempts } from '../verification/attempts.ts';
import { type Busy, hashPassword, isPassword } from '../verification/password-hash.ts';
import { type CodeRefusal, useCode } from '../verification/verify-code.ts';
import { type MemberActor, memberOf } from './member-of.ts';

export interface PasswordChange {
  oldPassword?: string | undefined;
  password: string;
  smsCode?: string | undefined;
  rToken?: string | undefined;
}
type Unproved = CodeRefusal | AccountLocked | Busy | { code: 'credentials-wrong'; triesLeft?: number };

/** Changes the password of who is signed in; every other device is signed out. */
export async function changePassword(context: Context, input: PasswordChange) {
  const actor = memberOf(context);
  const password = decodeBase64(input.password) ?? '';
  if (!isGoodPassword(password)) return refuse({ code: 'password-weak' });
  const member = await getMember(context.db, actor.memberId);
  const proved = await prove(context, member, input);
  if (!proved.ok) return proved;

  if (member.password_hash !== null) {
    const isSame = await isPassword(member.password_hash, password);
    if (!isSame.ok) return isSame;
    if (isSame.value) return refuse({ code: 'password-same' });
  }
  const hashed = await hashPassword(password);
  if (!hashed.ok) return hashed;
  return save(context, actor, member, hashed.value);
}

const save = ({ db }: Context, { memberId, sessionId }: MemberActor, before: Member, hash: string) =>
  transaction(db, async (tx) => {
    const now = await lockMember(tx, memberId);
    // Somebody else changed it since it was proved: their proof stands, this one does not.
    if (now?.password_hash !== before.password_hash) return refuse({ code: 'credentials-wrong' });
    await setPassword(tx, memberId, hash);
    await forgetAttempts(tx, [`member:${memberId}`]);
    if (sessionId) await noteProof(tx, sessionId);
    const signedOutDevices = await endMemberSessions(tx, memberId, 'password', { except: sessionId });
    return accept({ signedOutDevices });
  });

/** The old password, counted like any try; or a code to the member's own mobile, for who has no password or forgot it. */
async function prove(
  context: Context,
  member: Member,
  { oldPassword, smsCode = '', rToken = '' }: PasswordChange,
): Promise<Result<null, Unproved>> {
  if (oldPassword === undefined) {
    const given = { recipient: member.mobile, purposes: ['account', 'reset'], code: smsCode, rToken };
    return transaction(context.db, (tx) => useCode(tx, context.config, given));
  }
  const subject = `member:${member.id}`;
  const known = await checkFailures(context, subject, member.mobile);
  if (known.locked) return refuse(known.locked);
  const counted = await countTry(context, subject, member.mobile);
  if (counted.locked) return refuse(counted.locked);
  const fits = await isPassword(member.password_hash, decodeBase64(oldPassword) ?? '');
  if (!fits.ok) return fits;
  return fits.value ? accept(null) : refuse({ code: 'credentials-wrong' });
}

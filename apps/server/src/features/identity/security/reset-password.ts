import { decodeBase64, isStrongPassword } from '@huarong/core/identity';
import { accept, type Result, refuse } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { type Tx, transaction } from '#platform/database';
import { endMemberSessions } from '#platform/session';
import { subjectsToReset } from '../authentication/attempt-subjects.ts';
import { getMember, listMembersByMobile, lockMember, setPassword } from '../members.queries.ts';
import { deleteAttempts } from '../verification/attempts.ts';
import { consumeStep, findStep } from '../verification/login-steps.ts';
import { hashPassword } from '../verification/password-hash.ts';
import { type CodeRefusal, verifyCode } from '../verification/verify-code.ts';

export interface PasswordReset {
  p?: string | undefined;
  mobile?: string | undefined;
  smsCode?: string | undefined;
  rToken?: string | undefined;
  password: string;
}

/** Sets a new password by the link, or by a mobile and its code. Signs out every device and lifts a lock. */
export async function resetPassword(context: Context, input: PasswordReset) {
  const { db } = context;
  const password = decodeBase64(input.password) ?? '';
  if (!isStrongPassword(password)) return refuse({ code: 'password-weak' });
  if (input.p !== undefined && !(await findStep(db, 'reset', input.p)))
    return refuse({ code: 'reset-link-expired' });
  const hashed = await hashPassword(password);
  if (!hashed.ok) return hashed;

  return transaction(db, async (tx) => {
    const verified =
      input.p !== undefined ? await verifyByLink(tx, input.p) : await verifyByCode(tx, context, input);
    if (!verified.ok) return verified;
    let signedOutDevices = 0;
    for (const id of verified.value) {
      if (!(await lockMember(tx, id))) continue;
      await setPassword(tx, id, hashed.value);
      signedOutDevices += await endMemberSessions(tx, id, 'password');
      const member = await getMember(tx, id);
      // Guesses at the old password say nothing about the new one.
      await deleteAttempts(tx, subjectsToReset(context, member, { isMobileVerified: true }));
    }
    return accept({ signedOutDevices });
  });
}

/** Of concurrent calls one uses the link; the others are refused. */
async function verifyByLink(tx: Tx, link: string): Promise<Result<string[], { code: 'reset-link-expired' }>> {
  const step = await consumeStep(tx, 'reset', link);
  return step?.memberId ? accept([step.memberId]) : refuse({ code: 'reset-link-expired' });
}

/** The owner of the number can sign in to all its accounts, so the password is set for all of them. */
async function verifyByCode(
  tx: Tx,
  { config }: Context,
  { mobile = '', smsCode = '', rToken = '' }: PasswordReset,
): Promise<Result<string[], CodeRefusal>> {
  const verified = await verifyCode(tx, config, {
    recipient: mobile,
    purposes: ['reset'],
    code: smsCode,
    rToken,
  });
  if (!verified.ok) return verified;
  return accept((await listMembersByMobile(tx, mobile)).map(({ id }) => id));
}

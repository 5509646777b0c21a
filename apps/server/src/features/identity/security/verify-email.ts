import { accept, refuse, STORE } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { type Tx, transaction } from '#platform/database';
import { isRecentlyVerified } from '#platform/session';
import { sendCode } from '../verification/send-code.ts';
import { verifyCode } from '../verification/verify-code.ts';
import { memberOf } from './member-of.ts';

const { freshVerification } = STORE.identity;

export interface EmailVerificationInput {
  email: string;
  code?: string | undefined;
  rToken?: string | undefined;
}

/**
 * Sends a code to an address, or saves the verified address. An address can be used for login, so adding one needs a
 * recent login or a code to the current mobile.
 */
export const verifyEmail = (context: Context, { email: typedEmail, code, rToken }: EmailVerificationInput) =>
  transaction(context.db, async (tx) => {
    const { memberId, sessionId } = memberOf(context);
    const email = typedEmail.toLowerCase();
    if (sessionId && !(await isRecentlyVerified(tx, sessionId, freshVerification)))
      return refuse({ code: 'proof-needed' });
    if (!code || !rToken) {
      const sent = await sendCode(tx, context, { channel: 'email', recipient: email, purpose: 'email' });
      if (!sent.ok) return sent;
      return accept({ verified: false, rToken: sent.value.rToken, resendSeconds: sent.value.resendSeconds });
    }
    const verified = await verifyCode(tx, context.config, {
      recipient: email,
      purposes: ['email'],
      code,
      rToken,
    });
    if (!verified.ok) return verified;
    return (await assignEmail(tx, memberId, email))
      ? accept({ verified: true })
      : refuse({ code: 'email-taken' });
  });

/** Whether the address is taken is revealed only after it is verified. */
async function assignEmail(tx: Tx, memberId: string, email: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('member')
    .set({ email })
    .where('id', '=', memberId)
    .where((member) =>
      member.not(
        member.exists(
          member
            .selectFrom('member as other')
            .select('other.id')
            .where('other.email', '=', email)
            .where('other.id', '<>', memberId),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

import { maskMobile } from '@huarong/core/identity';
import { accept, refuse } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { type Tx, transaction } from '#platform/database';
import type { IdentityDeps } from '../deps.ts';
import { getMember, type Member } from '../members.queries.ts';
import { consumeStep } from '../verification/login-steps.ts';
import { sendCode } from '../verification/send-code.ts';
import { verifyCode } from '../verification/verify-code.ts';

export interface ClaimInput {
  claimToken?: string | undefined;
  smsCode?: string | undefined;
  rToken?: string | undefined;
}

/**
 * Moves guest orders with the member's mobile to the account. A number may have a new owner since the account was
 * created, and an order shows a name and an address, so the mobile is verified now: by the login that has just used a
 * code (`claimToken`) or by a new code. Without either, that code is sent.
 */
export const claimGuestOrders = (context: Context<'member'>, deps: IdentityDeps, claim: ClaimInput) =>
  transaction(context.db, async (tx) => {
    const member = await getMember(tx, context.actor.memberId);
    const { claimToken, smsCode, rToken } = claim;
    if (claimToken !== undefined) {
      const step = await consumeStep(tx, 'claim', claimToken);
      if (step?.memberId !== member.id) return refuse({ code: 'step-expired' });
      return claimAll(tx, deps, member);
    }
    if (smsCode === undefined || rToken === undefined) {
      const request = {
        channel: 'sms',
        recipient: member.mobile,
        purpose: 'account',
        isOwner: true,
      } as const;
      const sent = await sendCode(tx, context, request);
      return sent.ok ? accept({ ...sent.value, maskedMobile: maskMobile(member.mobile) }) : sent;
    }
    const submitted = { recipient: member.mobile, purposes: ['account'], code: smsCode, rToken };
    const verified = await verifyCode(tx, context.config, submitted);
    return verified.ok ? claimAll(tx, deps, member) : verified;
  });

const claimAll = async (tx: Tx, { guestOrders }: IdentityDeps, { id, mobile }: Member) =>
  accept({ claimedOrders: await guestOrders.claim(tx, { memberId: id, mobile }) });

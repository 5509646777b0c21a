import { maskMobile } from '@huarong/core/identity';
import { accept, refuse } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { transaction } from '#platform/database';
import { getMember, listMembersByMobile } from '../members.queries.ts';
import { type CaptchaAnswer, findSendingProblem } from '../verification/captcha.ts';
import { sendCode } from '../verification/send-code.ts';
import { withMinimumDuration } from '../verification/with-minimum-duration.ts';

export interface SmsCodeInput extends CaptchaAnswer {
  mobile?: string | undefined;
  purpose: string;
}

/** Purposes for members only. Numbers without an account get the same answer, but no message. */
const FOR_MEMBERS = ['reset', 'highRisk', 'silkpay', 'account'];

/** These prove that a signed-in member owns the account, so the code goes to its mobile and to no other. */
const TO_BOUND_MOBILE = ['account', 'silkpay'];

/** usercenter/smsCode. The answer is the same whether the number is known or not. */
export async function requestCode(context: Context, { mobile, purpose, ...captcha }: SmsCodeInput) {
  const problem = await findSendingProblem(context, captcha, 'smsCode');
  if (problem) return refuse({ code: problem });
  if (context.actor.kind === 'member' && TO_BOUND_MOBILE.includes(purpose))
    return requestCodeForMember(context, context.actor.memberId, { mobile, purpose });
  if (mobile === undefined) return refuse({ code: 'mobile-not-bound' });
  const isForMembers = FOR_MEMBERS.includes(purpose) && context.actor.kind !== 'member';
  const send = () =>
    transaction(context.db, async (tx) => {
      const isSendingSkipped = isForMembers && (await listMembersByMobile(tx, mobile)).length === 0;
      return sendCode(tx, context, { channel: 'sms', recipient: mobile, purpose, isSendingSkipped });
    });
  return isForMembers ? withMinimumDuration(send) : send();
}

const requestCodeForMember = (
  context: Context,
  memberId: string,
  { mobile, purpose }: Pick<SmsCodeInput, 'mobile' | 'purpose'>,
) =>
  transaction(context.db, async (tx) => {
    const { mobile: recipient } = await getMember(tx, memberId);
    if (mobile !== undefined && mobile !== recipient) return refuse({ code: 'mobile-not-bound' });
    const sent = await sendCode(tx, context, { channel: 'sms', recipient, purpose, isOwner: true });
    return sent.ok ? accept({ ...sent.value, maskedMobile: maskMobile(recipient) }) : sent;
  });

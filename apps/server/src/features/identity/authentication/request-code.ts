import { refuse } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { transaction } from '#platform/database';
import { listMembersByMobile } from '../members.queries.ts';
import { type CaptchaAnswer, findSendingProblem } from '../verification/captcha.ts';
import { sendCode } from '../verification/send-code.ts';
import { withMinimumDuration } from '../verification/with-minimum-duration.ts';

export interface SmsCodeInput extends CaptchaAnswer {
  mobile: string;
  purpose: string;
}

/** Purposes for members only. Numbers without an account get the same answer, but no message. */
const FOR_MEMBERS = ['reset', 'highRisk', 'silkpay', 'account'];

/** usercenter/smsCode. The answer is the same whether the number is known or not. */
export async function requestCode(context: Context, { mobile, purpose, ...captcha }: SmsCodeInput) {
  const problem = await findSendingProblem(context, captcha, 'smsCode');
  if (problem) return refuse({ code: problem });
  // A signed-in member can verify a new number to change to it.
  const isForMembers = FOR_MEMBERS.includes(purpose) && context.actor.kind !== 'member';
  const send = () =>
    transaction(context.db, async (tx) => {
      const isSendingSkipped = isForMembers && (await listMembersByMobile(tx, mobile)).length === 0;
      return sendCode(tx, context, { channel: 'sms', recipient: mobile, purpose, isSendingSkipped });
    });
  return isForMembers ? withMinimumDuration(send) : send();
}

import { maskMobile } from '@huarong/core/identity';
import { accept, type Result, refuse } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { transaction } from '#platform/database';
import { type LimitReached, type SentCode, sendCode } from '../../identity/index.ts';
import { findCardPaymentPlan } from './find-card-payment-plan.ts';
import { getMemberMobile } from './known-device.ts';
import { codeBinding } from './plan-card-payment.ts';

type Refused = { code: 'order-not-found' | 'stored-card-not-found' } | LimitReached;

export async function sendCardPaymentCode(
  { db, config, caller }: Pick<Context, 'db' | 'config' | 'caller'>,
  memberId: string,
  input: { orderId: string; cardIds: readonly string[] },
): Promise<Result<SentCode & { maskedMobile: string }, Refused>> {
  const plan = await findCardPaymentPlan(db, memberId, input);
  if (!plan.ok)
    return refuse({
      code: plan.refusal.code.startsWith('order') ? 'order-not-found' : 'stored-card-not-found',
    });
  const mobile = await getMemberMobile(db, memberId);
  const sent = await transaction(db, (tx) =>
    sendCode(
      tx,
      { config, caller },
      {
        channel: 'sms',
        recipient: mobile,
        purpose: 'silkpay',
        isOwner: true,
        boundTo: codeBinding(input.orderId, plan.value),
      },
    ),
  );
  return sent.ok ? accept({ ...sent.value, maskedMobile: maskMobile(mobile) }) : sent;
}

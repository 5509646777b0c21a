import { maskMobile } from '@huarong/core/identity';
import { accept, type Result, refuse } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { transaction } from '#platform/database';
import { type LimitReached, type SentCode, sendCode } from '../identity/index.ts';
import { getMobile } from './member-mobile.ts';
import { codeBinding } from './plan-silkpay.ts';
import { planNow } from './silkpay-plan-now.ts';

type Refused = { code: 'order-not-found' | 'stored-card-not-found' } | LimitReached;

export async function sendSilkpayCode(
  { db, config, caller }: Pick<Context, 'db' | 'config' | 'caller'>,
  memberId: string,
  wish: { orderId: string; cardIds: readonly string[] },
): Promise<Result<SentCode & { maskedMobile: string }, Refused>> {
  const plan = await planNow(db, memberId, wish);
  if (!plan.ok)
    return refuse({
      code: plan.refusal.code.startsWith('order') ? 'order-not-found' : 'stored-card-not-found',
    });
  const mobile = await getMobile(db, memberId);
  const sent = await transaction(db, (tx) =>
    sendCode(
      tx,
      { config, caller },
      {
        channel: 'sms',
        recipient: mobile,
        purpose: 'silkpay',
        boundTo: codeBinding(wish.orderId, plan.value),
      },
    ),
  );
  return sent.ok ? accept({ ...sent.value, maskedMobile: maskMobile(mobile) }) : sent;
}

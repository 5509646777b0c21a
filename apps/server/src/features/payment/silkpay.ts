import { randomUUID } from 'node:crypto';
import type { PaymentCode } from '@huarong/contract/payment';
import { accept, type Fen, type Result } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Context } from '#platform/context';
import { transaction } from '#platform/database';
import { answerOnce } from '#platform/idempotency';
import { type CodeRefusal, useCode } from '../identity/index.ts';
import { handOver } from './hand-over.ts';
import { getMobile, isKnownDevice } from './member-mobile.ts';
import { type CardRefusal, type PaidByCards, payByCards } from './pay-by-cards.ts';
import { findPayment } from './payment.queries.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { codeBinding } from './plan-silkpay.ts';
import { planNow } from './silkpay-plan-now.ts';

interface SilkpayWish {
  orderId: string;
  cardIds: string[];
  paymentCode?: PaymentCode | undefined;
  smsCode?: string | undefined;
  rToken?: string | undefined;
}
type SilkpayContext = Pick<Context, 'db' | 'config' | 'caller' | 'log'>;

/** Pays by stored-value cards, once for each key, and sends the shopper on when another means has to pay the rest. */
export async function silkpay(
  context: SilkpayContext,
  deps: PaymentDeps,
  memberId: string,
  { smsCode, rToken, ...wish }: SilkpayWish,
) {
  const { db, caller, log } = context;
  const proof = await proveByCode(context, memberId, { ...wish, smsCode, rToken });
  const isKnown = await isKnownDevice(db, memberId, caller.deviceFingerprint);
  const done = await answerOnce<PaidByCards, CardRefusal | CodeRefusal>(
    db,
    { scope: `silkpay:member:${memberId}`, key: caller.idempotencyKey ?? randomUUID(), body: wish },
    async (tx) =>
      proof.ok
        ? payByCards(tx, deps, { ...wish, memberId, provedFen: proof.value, isKnownDevice: isKnown })
        : proof,
  );
  if (!done.ok) return done;
  const { restPaymentId, ...paid } = done.value;
  if (restPaymentId === null) return accept(paid);
  const rest = (await findPayment(db, restPaymentId))!;
  const now = await readClock(db);
  const handover = await handOver(deps, log, { payment: rest, orderIds: [wish.orderId], now });
  return handover.ok ? accept({ ...paid, handover: handover.value }) : handover;
}

/**
 * The amount that a code proves; null without one. In a transaction of its own: a wrong code must count even though the
 * payment comes to nothing. Used before the key is looked at, so a repetition finds its code gone and its answer there.
 */
async function proveByCode(
  { db, config }: SilkpayContext,
  memberId: string,
  { smsCode, rToken, ...wish }: SilkpayWish,
): Promise<Result<Fen | null, CodeRefusal>> {
  if (!smsCode || !rToken) return accept(null);
  const plan = await planNow(db, memberId, wish);
  // The payment itself will say what is wrong with the order or the cards.
  if (!plan.ok) return accept(null);
  const recipient = await getMobile(db, memberId);
  const used = await transaction(db, (tx) =>
    useCode(tx, config, {
      recipient,
      purposes: ['silkpay'],
      code: smsCode,
      rToken,
      boundTo: codeBinding(wish.orderId, plan.value),
    }),
  );
  return used.ok ? accept(plan.value.byCards) : used;
}

import { randomUUID } from 'node:crypto';
import type { PaymentCode } from '@huarong/contract/payment';
import { accept, type Fen, type Result } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { type Context, memberOwner } from '#platform/context';
import { transaction } from '#platform/database';
import { answerOnce, idempotencyScope } from '#platform/idempotency';
import { type CodeRefusal, verifyCode } from '../../identity/index.ts';
import { providerOf } from '../open/pay-info.ts';
import { AT_COMPUTER, type GivenPayer, readPayer } from '../payer/read-payer.ts';
import { getPayment } from '../payment.queries.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { startProviderPayment } from '../providers/start-provider-payment.ts';
import { type CardPaymentResult, type CardRefusal, chargeStoredCards } from './charge-stored-cards.ts';
import { findCardPaymentPlan } from './find-card-payment-plan.ts';
import { getMemberMobile, isKnownDevice } from './known-device.ts';
import { codeBinding } from './plan-card-payment.ts';

interface CardPaymentInput extends GivenPayer {
  orderId: string;
  cardIds: string[];
  paymentCode?: PaymentCode | undefined;
  smsCode?: string | undefined;
  rToken?: string | undefined;
}
type CardPaymentContext = Pick<Context, 'db' | 'config' | 'caller' | 'log'>;

/** Pays with stored cards, once per idempotency key, and opens a provider payment for the rest if needed. */
export async function payWithStoredCards(
  context: CardPaymentContext,
  deps: PaymentDeps,
  memberId: string,
  { smsCode, rToken, ...input }: CardPaymentInput,
) {
  const { db, caller, log } = context;
  const provider = input.paymentCode ? providerOf(input.paymentCode) : null;
  const payer = provider ? readPayer(context, provider, input) : accept(AT_COMPUTER);
  if (!payer.ok) return payer;
  const verified = await verifyPaymentCode(context, memberId, { ...input, smsCode, rToken });
  const isKnown = await isKnownDevice(db, memberId, caller.deviceFingerprint);
  const done = await answerOnce<CardPaymentResult, CardRefusal | CodeRefusal>(
    db,
    {
      scope: idempotencyScope('silkpay', memberOwner(memberId)),
      key: caller.idempotencyKey ?? randomUUID(),
      body: input,
    },
    async (tx) =>
      verified.ok
        ? chargeStoredCards(tx, deps, {
            ...input,
            memberId,
            way: payer.value.way,
            verifiedFen: verified.value,
            isKnownDevice: isKnown,
          })
        : verified,
  );
  if (!done.ok) return done;
  const { restPaymentId, ...paid } = done.value;
  if (restPaymentId === null) return accept(paid);
  const rest = await getPayment(db, restPaymentId);
  const now = await readClock(db);
  const handover = await startProviderPayment(deps, log, {
    payment: rest,
    orderIds: [input.orderId],
    now,
    payer: payer.value,
  });
  return handover.ok ? accept({ ...paid, handover: handover.value }) : handover;
}

/**
 * The amount that the SMS code confirms; null without a code. It runs in its own transaction because a wrong code must
 * count even when the payment fails. It runs before the idempotency check: a repeated call finds its code used and
 * gets the stored answer.
 */
async function verifyPaymentCode(
  { db, config }: CardPaymentContext,
  memberId: string,
  { smsCode, rToken, ...input }: CardPaymentInput,
): Promise<Result<Fen | null, CodeRefusal>> {
  if (!smsCode || !rToken) return accept(null);
  const plan = await findCardPaymentPlan(db, memberId, input);
  // The payment itself reports what is wrong with the order or the cards.
  if (!plan.ok) return accept(null);
  const recipient = await getMemberMobile(db, memberId);
  const used = await transaction(db, (tx) =>
    verifyCode(tx, config, {
      recipient,
      purposes: ['silkpay'],
      code: smsCode,
      rToken,
      boundTo: codeBinding(input.orderId, plan.value),
    }),
  );
  return used.ok ? accept(plan.value.byCards) : used;
}

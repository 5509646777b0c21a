import type { PaymentCode, PaymentHandover } from '@huarong/contract/payment';
import { accept, getFirst, type Result, refuse, STORE } from '@huarong/core/shared';
import { type Context, ownerOf } from '#platform/context';
import { transaction } from '#platform/database';
import type { ProviderName } from '../../../integrations/payment/index.ts';
import { type GivenPayer, readPayer } from '../payer/read-payer.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { startProviderPayment } from '../providers/start-provider-payment.ts';
import { type AmountDue, amountDueNow } from './amount-due.ts';
import { type LockedOrders, lockOrdersToPay } from './lock-orders-to-pay.ts';
import { type OpenedPayment, openPayment } from './open-payment.ts';

const PROVIDERS: Partial<Record<PaymentCode, ProviderName>> = { ALIPAY: 'alipay', WECHAT: 'wechat' };
export const providerOf = (code: PaymentCode): ProviderName | null => PROVIDERS[code] ?? null;

interface PaymentRequest extends GivenPayer {
  orderId: string;
  orderIds?: string[] | undefined;
  type: 'full' | 'deposit' | 'balance' | 'merge';
  paymentCode: PaymentCode;
}
type Refused = {
  code:
    | 'order-not-found'
    | 'order-not-payable'
    | 'payment-method-unavailable'
    | 'merge-refused'
    | 'payer-unknown';
};

/** Opens a payment for one stage of an order, or for several unpaid orders together, and returns where to pay. */
export async function payInfo(
  context: Pick<Context<'shopper'>, 'db' | 'actor' | 'log' | 'config' | 'caller'>,
  deps: PaymentDeps,
  request: PaymentRequest,
): Promise<Result<PaymentHandover, Refused>> {
  const { db, actor, log } = context;
  const provider = providerOf(request.paymentCode);
  if (!provider) return refuse({ code: 'payment-method-unavailable' });
  const payer = readPayer(context, provider, request);
  if (!payer.ok) return payer;
  const owner = ownerOf(actor);
  const orderIds = [
    ...new Set([request.orderId, ...(request.type === 'merge' ? (request.orderIds ?? []) : [])]),
  ];
  if (orderIds.length > STORE.orders.maxMergedOrders) return refuse({ code: 'merge-refused' });
  const opened = await transaction(db, async (tx): Promise<Result<Opened, Refused>> => {
    const locked = await lockOrdersToPay(tx, orderIds, owner);
    if (!locked) return refuse({ code: 'order-not-found' });
    const due = listAmountsDue(locked, request.type);
    if (!due.ok) return due;
    const expiresAt = getFirst(due.value.map(({ until }) => until).sort((a, b) => a.getTime() - b.getTime()));
    const { way } = payer.value;
    const attempt = { owner, provider, purpose: request.type, tenders: due.value, expiresAt, way };
    return accept({ payment: await openPayment(tx, attempt, locked), now: locked.now });
  });
  return opened.ok
    ? startProviderPayment(deps, log, { ...opened.value, orderIds, payer: payer.value })
    : opened;
}

interface Opened {
  payment: OpenedPayment;
  now: Date;
}

function listAmountsDue(
  { orders, now }: LockedOrders,
  type: PaymentRequest['type'],
): Result<AmountDue[], Refused> {
  const stage = type === 'merge' ? 'full' : type;
  const due = orders.map((order) => amountDueNow(order, now));
  const wanted = due.filter((each): each is AmountDue => each?.stage === stage);
  if (wanted.length < orders.length)
    return refuse({ code: type === 'merge' ? 'merge-refused' : 'order-not-payable' });
  return accept(wanted);
}

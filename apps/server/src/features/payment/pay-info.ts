import type { PayHandover, PaymentCode } from '@huarong/contract/payment';
import { accept, type Result, refuse, STORE } from '@huarong/core/shared';
import { type Context, ownerOf } from '#platform/context';
import { transaction } from '#platform/database';
import type { ProviderName } from '../../integrations/payment/index.ts';
import { type DueNow, dueNow } from './due-now.ts';
import { handOver } from './hand-over.ts';
import { type LockedToPay, lockToPay } from './lock-to-pay.ts';
import { openPayment } from './open-payment.ts';
import type { PaymentRow } from './payment.queries.ts';
import type { PaymentDeps } from './payment-deps.ts';

const PROVIDERS: Partial<Record<PaymentCode, ProviderName>> = { ALIPAY: 'alipay', WECHAT: 'wechat' };
export const providerOf = (code: PaymentCode): ProviderName | null => PROVIDERS[code] ?? null;

interface PayWish {
  orderId: string;
  orderIds?: string[] | undefined;
  type: 'full' | 'deposit' | 'balance' | 'merge';
  paymentCode: PaymentCode;
}
type Refused = {
  code: 'order-not-found' | 'order-not-payable' | 'payment-method-unavailable' | 'merge-refused';
};

/** Opens a payment of one stage of an order, or of several unpaid orders at once, and says where to pay it. */
export async function payInfo(
  { db, actor, log }: Pick<Context, 'db' | 'actor' | 'log'>,
  deps: PaymentDeps,
  wish: PayWish,
): Promise<Result<PayHandover, Refused>> {
  const provider = providerOf(wish.paymentCode);
  if (!provider) return refuse({ code: 'payment-method-unavailable' });
  const owner = ownerOf(actor);
  const orderIds = [...new Set([wish.orderId, ...(wish.type === 'merge' ? (wish.orderIds ?? []) : [])])];
  if (orderIds.length > STORE.orders.mergeOrders) return refuse({ code: 'merge-refused' });
  const opened = await transaction(db, async (tx): Promise<Result<Opened, Refused>> => {
    const locked = await lockToPay(tx, orderIds, owner);
    if (!locked) return refuse({ code: 'order-not-found' });
    const due = findDue(locked, wish.type);
    if (!due.ok) return due;
    const expiresAt = due.value.map(({ until }) => until).sort((a, b) => a.getTime() - b.getTime())[0]!;
    const opening = { owner, provider, purpose: wish.type, parts: due.value, expiresAt };
    return accept({ payment: await openPayment(tx, opening, locked), now: locked.now });
  });
  return opened.ok ? handOver(deps, log, { ...opened.value, orderIds }) : opened;
}

interface Opened {
  payment: PaymentRow;
  now: Date;
}

function findDue({ orders, now }: LockedToPay, type: PayWish['type']): Result<DueNow[], Refused> {
  const stage = type === 'merge' ? 'full' : type;
  const due = orders.map((order) => dueNow(order, now));
  const wanted = due.filter((each): each is DueNow => each?.stage === stage);
  if (wanted.length < orders.length)
    return refuse({ code: type === 'merge' ? 'merge-refused' : 'order-not-payable' });
  return accept(wanted);
}

import { maskMobile } from '@huarong/core/identity';
import { deliveryText, PAYMENT_NAMES, type PaymentName, statusText } from '@huarong/core/orders';
import { accept, shanghaiIso } from '@huarong/core/shared';
import type { Database, Queryable } from '#platform/database';
import { type LoadedOrder, loadOrder } from '../load-orders.ts';
import type { OrderRow } from '../order-rows.ts';
import { findAnyOrder } from '../orders.queries.ts';
import type { Attempt, PaymentPort } from '../ports.ts';
import { regionText, secondsLeft, statusOf } from '../show/present-order.ts';
import { yuan } from '../show/present-sub-order.ts';

export const payLinkOf = (orderId: string) => `/payment/${orderId}`;

/** What the cashier shows: how much, by what means, until when. */
export async function cashierPage(db: Database, payments: PaymentPort, order: OrderRow) {
  const loaded = await loadOrder(db, order);
  const due = await amountDue(db, payments, loaded);
  const { name, mobile, detail } = order.recipient;
  return accept({
    ...standing(order.id, statusOf(loaded)),
    orderType: order.kind,
    totalAmount: yuan(order.payable_fen),
    payable: yuan(due),
    payLink: due > 0 ? payLinkOf(order.id) : '',
    cancelOrderTimeLeft: secondsLeft(loaded) ?? 0,
    paymentMethods: methodsFor(order),
    recipientText: `${name} ${maskMobile(mobile)} ${regionText(order.recipient)} ${detail}`,
  });
}

/** Once placed, an order may be paid in every way but at the door: that is settled when it is placed. */
const methodsFor = ({ owner, payment_code }: OrderRow) =>
  (Object.keys(PAYMENT_NAMES) as PaymentName[]).map((paymentCode) => {
    const reason =
      paymentCode === 'COD' && payment_code !== 'COD'
        ? '下单后不能改为货到付款'
        : paymentCode === 'SILKPAY' && owner.startsWith('guest:')
          ? '储值卡需要登录会员账号'
          : null;
    return {
      paymentCode,
      name: PAYMENT_NAMES[paymentCode],
      available: reason === null,
      ...(reason !== null && { reason }),
    };
  });

/** What the result page shows. */
export async function resultPage(db: Database, payments: PaymentPort, order: OrderRow) {
  const loaded = await loadOrder(db, order);
  return accept({
    ...standing(order.id, statusOf(loaded)),
    payStatus: loaded.parts[0]!.sub.pay_status as 0 | 1 | 2 | 3 | 4 | 5,
    totalAmount: yuan(order.payable_fen),
    ...(order.paid_at && { paidAt: shanghaiIso(order.paid_at) }),
    tenders: await payments.tendersOf(db, order.id),
    deliveryText: deliveryText(order.delivery.time),
    expectedPoints: order.points_expected,
  });
}

/** The shopper is back from the provider. What the browser says counts for nothing: the provider is asked. */
export async function returnPage(db: Database, payments: PaymentPort, before: OrderRow) {
  await payments.askProviders(db, before.id);
  const order = (await findAnyOrder(db, before.id))!;
  const loaded = await loadOrder(db, order);
  const status = statusOf(loaded);
  const due = await amountDue(db, payments, loaded);
  const left = secondsLeft(loaded);
  const attempt = due > 0 ? await payments.lastAttempt(db, order.id) : null;
  const outcome = outcomeOf(status, due, attempt);
  return accept({
    ...standing(order.id, status),
    outcome,
    payable: yuan(due),
    ...(outcome === 'closed' && { reason: '订单已关闭，如已付款将原路退回' }),
    ...(outcome === 'failed' && { reason: failureText(attempt!) }),
    ...(left !== null && { cancelOrderTimeLeft: left }),
  });
}

/** A deposit that has come in leaves a balance due, and is paid all the same. */
function outcomeOf(status: number, due: number, attempt: Attempt | null) {
  if (status === 90 || status === 91) return 'closed' as const;
  if (due === 0 || attempt?.state === 'paid') return 'paid' as const;
  return attempt?.state === 'closed' && attempt.failure !== null ? ('failed' as const) : ('waiting' as const);
}

const failureText = ({ provider, failure }: Attempt) =>
  `${PAYMENT_NAMES[provider === 'alipay' ? 'ALIPAY' : 'WECHAT']}返回：${failure}`;

export const standing = (orderId: string, status: ReturnType<typeof statusOf>) => ({
  orderId,
  orderStatus: status,
  statusText: statusText(status),
});

/** What has to be paid now: the whole, a deposit or a balance, less what came in already; 0 when nothing is due. */
async function amountDue(
  db: Queryable,
  payments: Pick<PaymentPort, 'paidSoFar'>,
  loaded: LoadedOrder,
): Promise<number> {
  const status = statusOf(loaded);
  if (status !== 10 && status !== 11 && status !== 12) return 0;
  const { order } = loaded;
  const wanted = status === 11 ? order.deposit_fen! : order.payable_fen;
  return Math.max(0, wanted - (await payments.paidSoFar(db, order.id)));
}

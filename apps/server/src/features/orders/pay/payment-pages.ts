import { maskMobile } from '@huarong/core/identity';
import { deliveryText, isUnpaid, OrderStatus, PAYMENT_NAMES, statusText } from '@huarong/core/orders';
import { accept, getFirst, keysOf, shanghaiIso } from '@huarong/core/shared';
import { memberIdOfOwner } from '#platform/context';
import { type Database, getColumn, type Queryable } from '#platform/database';
import { type LoadedOrder, loadOrder } from '../load-orders.ts';
import type { OrderRow } from '../order-rows.ts';
import { getOrder } from '../orders.queries.ts';
import type { PaymentAttempt, PaymentPort } from '../ports.ts';
import { presentAmounts, presentPresale, regionText, secondsLeft, statusOf } from '../show/present-order.ts';
import { yuan } from '../show/present-sub-order.ts';
import { findConfirmUntil } from '../show/show-order.ts';

export const payLinkOf = (orderId: string) => `/payment/${orderId}`;

/** The payment page: amount, payment methods and deadline. */
export async function loadCashierPage(db: Database, payments: PaymentPort, order: OrderRow) {
  const loaded = await loadOrder(db, order);
  const due = await amountDue(db, payments, loaded);
  const { name, mobile, detail } = order.recipient;
  return accept({
    ...statusFields(order.id, statusOf(loaded)),
    orderType: order.kind,
    totalAmount: yuan(order.payable_fen),
    payable: yuan(due),
    payLink: due > 0 ? payLinkOf(order.id) : '',
    cancelOrderTimeLeft: secondsLeft(loaded) ?? 0,
    paymentMethods: methodsFor(order),
    ...presentPresale(order),
    paymentCode: order.payment_code,
    recipientText: `${name} ${maskMobile(mobile)} ${regionText(order.recipient)} ${detail}`,
  });
}

/** A placed order can use every method except cash on delivery, which must be chosen at checkout. */
const methodsFor = ({ owner, payment_code }: OrderRow) =>
  keysOf(PAYMENT_NAMES).map((paymentCode) => {
    const reason =
      paymentCode === 'COD' && payment_code !== 'COD'
        ? '下单后不能改为货到付款'
        : paymentCode === 'SILKPAY' && memberIdOfOwner(owner) === null
          ? '储值卡需要登录会员账号'
          : null;
    return {
      paymentCode,
      name: PAYMENT_NAMES[paymentCode],
      available: reason === null,
      ...(reason !== null && { reason }),
    };
  });

/** The payment result page. */
export async function loadPaymentResultPage(db: Database, payments: PaymentPort, order: OrderRow) {
  const loaded = await loadOrder(db, order);
  const merged = await payments.mergedOrdersOf(db, order.id);
  const confirmUntil = await findConfirmUntil(db, order);
  return accept({
    ...statusFields(order.id, statusOf(loaded)),
    payStatus: getFirst(loaded.subOrders).sub.pay_status,
    totalAmount: yuan(order.payable_fen),
    ...(order.paid_at && { paidAt: shanghaiIso(order.paid_at) }),
    ...(confirmUntil && { confirmUntil: shanghaiIso(confirmUntil) }),
    tenders: await payments.tendersOf(db, order.id),
    deliveryText: deliveryText(order.delivery.time),
    expectedPoints: order.points_expected,
    ...presentPresale(order),
    ...(merged.length > 1 && {
      merged: {
        total: yuan(merged.reduce((total, { amountFen }) => total + amountFen, 0)),
        orders: merged.map(({ orderId, amountFen }) => ({ orderId, amount: yuan(amountFen) })),
      },
    }),
    skuIds: loaded.subOrders.flatMap(({ lines }) => lines.map(({ sku_id }) => sku_id)),
    couponIds: order.coupon_ids,
    amounts: presentAmounts(order),
  });
}

/** The shopper returns from the provider. The browser's parameters are not trusted; the provider is queried. */
export async function loadPaymentReturnPage(db: Database, payments: PaymentPort, before: OrderRow) {
  await payments.queryProviders(db, before.id);
  const order = await getOrder(db, before.id);
  const loaded = await loadOrder(db, order);
  const status = statusOf(loaded);
  const due = await amountDue(db, payments, loaded);
  const left = secondsLeft(loaded);
  const attempt = due > 0 ? await payments.lastAttempt(db, order.id) : null;
  const outcome = outcomeOf(status, due, attempt);
  return accept({
    ...statusFields(order.id, status),
    outcome,
    payable: yuan(due),
    ...(outcome === 'closed' && { reason: '订单已关闭，如已付款将原路退回' }),
    ...(outcome === 'failed' && attempt && { reason: failureText(attempt) }),
    ...(left !== null && { cancelOrderTimeLeft: left }),
  });
}

/** A paid deposit counts as paid although a balance is due. */
function outcomeOf(status: number, due: number, attempt: PaymentAttempt | null) {
  if (status === OrderStatus.Cancelled || status === OrderStatus.Closed) return 'closed' as const;
  if (due === 0 || attempt?.state === 'paid') return 'paid' as const;
  return attempt?.state === 'closed' && attempt.failure !== null ? ('failed' as const) : ('waiting' as const);
}

const failureText = ({ provider, failure }: PaymentAttempt) =>
  `${PAYMENT_NAMES[provider === 'alipay' ? 'ALIPAY' : 'WECHAT']}返回：${failure}`;

export const statusFields = (orderId: string, status: ReturnType<typeof statusOf>) => ({
  orderId,
  orderStatus: status,
  statusText: statusText(status),
});

/** The amount due now: full amount, deposit or balance less what is already paid; 0 when nothing is due. */
async function amountDue(
  db: Queryable,
  payments: Pick<PaymentPort, 'paidSoFar'>,
  loaded: LoadedOrder,
): Promise<number> {
  const status = statusOf(loaded);
  if (!isUnpaid(status)) return 0;
  const { order } = loaded;
  const amount = status === OrderStatus.AwaitingDeposit ? getColumn(order, 'deposit_fen') : order.payable_fen;
  return Math.max(0, amount - (await payments.paidSoFar(db, order.id)));
}

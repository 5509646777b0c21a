import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { notFound } from '../../platform/pages/not-found.ts';

/** The order to pay: amount, methods, deadline and items. */
export async function loadCashier(api: Api, { params, url }: PageArgs) {
  const orderId = params['orderId'] ?? '';
  const [reply, detail] = await Promise.all([
    api.orders.afterOrder({ orderId }),
    api.orders.detail({ orderId }),
  ]);
  if (!reply.ok) throw notFound();
  const { paymentMethods, paymentCode: chosenAtCheckout } = reply.value;
  const findMethod = (code: string | null | undefined) =>
    paymentMethods.find(({ paymentCode, available }) => available && paymentCode === code);
  const requestedMethod = findMethod(url.searchParams.get('by')) ?? findMethod(chosenAtCheckout);
  // The items are optional: payment works without them.
  const items = detail.ok ? detail.value.subOrders.flatMap(({ items }) => items) : [];
  return { order: reply.value, items, requestedMethod: requestedMethod?.paymentCode ?? null };
}

export type CashierData = Awaited<ReturnType<typeof loadCashier>>;
export type OrderToPay = CashierData['order'];
export type PaymentCode = OrderToPay['paymentMethods'][number]['paymentCode'];

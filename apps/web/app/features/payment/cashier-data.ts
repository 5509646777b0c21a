import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { notFound } from '../../platform/pages/not-found.ts';

/** What is to be paid, how, and until when. */
export async function loadCashier(api: Api, { params, url }: PageArgs) {
  const orderId = params['orderId'] ?? '';
  const [reply, detail] = await Promise.all([
    api.orders.afterOrder({ orderId }),
    api.orders.detail({ orderId }),
  ]);
  if (!reply.ok) throw notFound();
  const requestedMethod = reply.value.paymentMethods.find(
    ({ paymentCode, available }) => available && paymentCode === url.searchParams.get('by'),
  );
  // A look at the goods is a comfort; paying does without it.
  const items = detail.ok ? detail.value.subOrders.flatMap(({ items }) => items) : [];
  return { order: reply.value, goods: items, requestedMethod: requestedMethod?.paymentCode ?? null };
}

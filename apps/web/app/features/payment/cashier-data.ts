import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { notFound } from '../../platform/pages/not-found.ts';

/** What is to be paid, how, and until when. */
export async function loadCashier(api: Api, { params, url }: PageArgs) {
  const reply = await api.orders.afterOrder({ orderId: params['orderId'] ?? '' });
  if (!reply.ok) throw notFound();
  const asked = reply.value.paymentMethods.find(
    ({ paymentCode, available }) => available && paymentCode === url.searchParams.get('by'),
  );
  return { order: reply.value, asked: asked?.paymentCode ?? null };
}

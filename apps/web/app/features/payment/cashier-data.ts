import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { notFound } from '../../platform/pages/not-found.ts';

/** What is to be paid, how, and until when. */
export async function loadCashier(api: Api, { params }: PageArgs) {
  const reply = await api.orders.afterOrder({ orderId: params['orderId'] ?? '' });
  if (!reply.ok) throw notFound();
  return { order: reply.value };
}

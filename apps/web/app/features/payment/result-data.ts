import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { notFound } from '../../platform/pages/not-found.ts';

/** The result of the payment. The server queries the provider; the URL is not trusted. */
export async function loadResult(api: Api, { params }: PageArgs) {
  const orderId = params['orderId'] ?? '';
  const [outcome, paid] = await Promise.all([
    api.orders.afterPay({ orderId }),
    api.orders.afterPaid({ orderId }),
  ]);
  if (!outcome.ok || !paid.ok) throw notFound();
  return { outcome: outcome.value, paid: paid.value };
}
export type ResultData = Awaited<ReturnType<typeof loadResult>>;

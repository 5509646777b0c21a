import type { Invoice } from '@huarong/contract/invoices';
import type { OrderDetail } from '@huarong/contract/orders';
import type { ReturnSummary } from '@huarong/contract/returns';
import { orderIdOf } from '@huarong/core/orders';
import { redirect } from 'react-router';
import type { Api } from '../../platform/api/index.ts';
import { browserPlatform } from '../../platform/browser.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { notFound } from '../../platform/pages/not-found.ts';
import { loadApplication, loadReturn } from '../returns/index.ts';
import { guestOrderPath } from './guest-paths.ts';
import { isOrderNumber } from './order-number.ts';

/** Without a token no order can be shown; the server checks whom the order belongs to. */
function hasSessionToken(): boolean {
  const { cookies } = browserPlatform();
  return Boolean(cookies.get('Token') || cookies.get('guestToken'));
}

export interface FoundOrder {
  order: OrderDetail;
  returns: readonly ReturnSummary[];
  invoices: readonly Invoice[];
}

/** The four pages under /guest/, by the second segment of their path. */
export async function loadGuest(api: Api, args: PageArgs) {
  switch (args.params['page']) {
    case 'order':
      return { page: 'order', ...(await loadLookUp(api, args)) } as const;
    case 'invoice':
      return { page: 'invoice', ...(await loadInvoice(api, args)) } as const;
    case 'return':
      return { page: 'return', ...(await loadReturnable(api, args)) } as const;
    case 'returnDetails':
      return { page: 'returnDetails', ...(await loadOneReturn(api, args)) } as const;
    default:
      throw notFound();
  }
}
export type GuestData = Awaited<ReturnType<typeof loadGuest>>;

/** The order in the URL when this browser is verified for it; otherwise only its number. */
async function loadLookUp(
  api: Api,
  { url }: PageArgs,
): Promise<{ orderId: string; found: FoundOrder | null }> {
  const orderId = url.searchParams.get('orderId') ?? '';
  if (!hasSessionToken() || !isOrderNumber(orderId)) return { orderId, found: null };
  const order = await api.orders.orderInformation({ orderId });
  if (!order.ok) return { orderId, found: null };
  const [returns, invoices] = await Promise.all([
    api.returns.ofOrder({ orderId }),
    api.invoices.ofOrder({ orderId }),
  ]);
  return {
    orderId,
    found: {
      order: order.value,
      returns: returns.ok ? returns.value.list : [],
      invoices: invoices.ok ? invoices.value.list : [],
    },
  };
}

/** Pages of an order redirect an unverified visitor to the look-up. */
async function loadInvoice(api: Api, { params }: PageArgs) {
  const orderId = params['id'] ?? '';
  const reply = hasSessionToken() ? await api.invoices.ofOrder({ orderId }) : null;
  if (!reply?.ok) throw redirect(guestOrderPath(orderId));
  return { orderId, ...reply.value };
}

async function loadReturnable(api: Api, { params, url }: PageArgs) {
  const subOrderId = params['id'] ?? '';
  if (!hasSessionToken()) throw redirect(guestOrderPath(orderIdOf(subOrderId)));
  return loadApplication(api, { params: { subOrderId }, url });
}

async function loadOneReturn(api: Api, { params, url }: PageArgs) {
  if (!hasSessionToken()) throw redirect('/guest/order');
  return loadReturn(api, { params: { returnId: params['id'] ?? '' }, url });
}

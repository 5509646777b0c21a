import type { OrderDetail } from '@huarong/contract/orders';
import type { Api } from '../../platform/api/index.ts';
import { browserPlatform } from '../../platform/browser.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { isWholeOrderNumber } from './order-number.ts';

/** The order in the address, once this browser has proved that it is hers; until then only its number. */
export async function loadGuestOrder(
  api: Api,
  { url }: PageArgs,
): Promise<{ orderId: string; order: OrderDetail | null }> {
  const orderId = url.searchParams.get('orderId') ?? '';
  const { cookies } = browserPlatform();
  const isKnown = Boolean(cookies.get('Token') || cookies.get('guestToken'));
  if (!isKnown || !isWholeOrderNumber(orderId)) return { orderId, order: null };
  const reply = await api.orders.orderInformation({ orderId });
  return { orderId, order: reply.ok ? reply.value : null };
}

/** Where an order that was found is shown, and found again after a reload. */
export const guestOrderPath = (orderId: string): string => `/guest/order?orderId=${orderId}`;

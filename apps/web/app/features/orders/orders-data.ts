import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { notFound } from '../../platform/pages/not-found.ts';
import { unwrapReply } from '../../platform/session/unwrap-reply.ts';
import { readOrdersQuery } from './list/orders-query.ts';

const PAGE_SIZE = 10;

export async function loadOrders(api: Api, { url }: PageArgs) {
  const query = readOrdersQuery(url.searchParams);
  const orders = unwrapReply(
    await api.orders.paging({
      pageNo: query.page,
      pageSize: PAGE_SIZE,
      orderTime: query.time,
      orderStatus: query.tab,
      ...(query.keyword && { keyword: query.keyword }),
    }),
  );
  return { query, orders };
}

export async function loadOrder(api: Api, { params }: PageArgs) {
  const reply = await api.orders.detail({ orderId: params['orderId'] ?? '' });
  if (!reply.ok && reply.refusal.code === 'order-not-found') throw notFound();
  return { order: unwrapReply(reply) };
}

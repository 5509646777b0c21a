import { Button, ButtonLink, EmptyState, Field, Pager, TabLinks } from '@huarong/ui';
import { Form } from 'react-router';
import { memberLoader } from '../../platform/session/member-loader.ts';
import { AccountFailure, PageHead, PageWaiting } from '../account/index.ts';
import type { Route } from './+types/order-list.route';
import { MergePay } from './MergePay/MergePay.tsx';
import { OrderCard } from './OrderCard/OrderCard.tsx';
import styles from './orders.module.css';
import { loadOrders } from './orders-data.ts';
import { type OrdersQuery, ordersPath, TIMES } from './query/orders-query.ts';

export const clientLoader = memberLoader(loadOrders);
export const ErrorBoundary = AccountFailure;
export const meta: Route.MetaFunction = () => [
  { title: '我的订单｜花容 HUARONG' },
  { name: 'robots', content: 'noindex' },
];
export const HydrateFallback = PageWaiting;

const TAB_NAMES: [OrdersQuery['tab'], string][] = [
  ['all', '全部'],
  ['unpaid', '待付款'],
  ['unshipped', '待发货'],
  ['unreceived', '待收货'],
  ['uncommented', '待评价'],
];
const TIME_NAMES: Record<(typeof TIMES)[number], string> = {
  Q: '近三个月',
  H: '近半年',
  Y: '近一年',
  E: '更早',
  A: '全部时间',
};

export default function OrderList({ loaderData: { query, orders } }: Route.ComponentProps) {
  const counts: Record<string, number> = orders.counts;
  return (
    <>
      <PageHead title="我的订单" actions={<MergePay orders={orders.list} />} />
      <TabLinks
        label="订单状态"
        links={TAB_NAMES.map(([tab, label]) => ({
          label,
          href: ordersPath(query, { tab }),
          current: tab === query.tab,
          ...(counts[tab] ? { count: counts[tab] } : {}),
        }))}
      />
      <div className={styles.tools}>
        {TIMES.map((time) => (
          <a
            key={time}
            href={ordersPath(query, { time })}
            aria-current={time === query.time ? 'true' : undefined}
          >
            {TIME_NAMES[time]}
          </a>
        ))}
        <Form action="/myOrderList">
          {query.tab !== 'all' && <input type="hidden" name="orderStatus" value={query.tab} />}
          {query.time !== 'Q' && <input type="hidden" name="orderTime" value={query.time} />}
          <Field
            label="搜索订单"
            labelHidden
            name="word"
            size="sm"
            maxLength={50}
            placeholder="订单号或商品名称"
            defaultValue={query.word}
          />
          <Button size="sm" type="submit">
            搜索
          </Button>
        </Form>
      </div>
      {orders.list.map((order) => (
        <OrderCard key={order.orderId} order={order} />
      ))}
      {orders.list.length === 0 && (
        <EmptyState
          icon="parcel"
          title="这里还没有订单"
          actions={
            <ButtonLink href="/" kind="ink">
              去逛逛
            </ButtonLink>
          }
        >
          换个时间或状态看看。
        </EmptyState>
      )}
      <Pager page={query.page} pageCount={orders.totalPages} hrefOf={(page) => ordersPath(query, { page })} />
    </>
  );
}

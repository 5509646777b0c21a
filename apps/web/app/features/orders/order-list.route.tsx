import { ButtonLink, EmptyState, Icon, Pager, TabLinks } from '@huarong/ui';
import { privatePageMeta } from '../../platform/pages/page-meta.ts';
import { memberLoader } from '../../platform/session/member-loader.ts';
import { AccountFailure, ListFooter, PageHead, PageLoading } from '../account/index.ts';
import { useReportPaidOrders } from '../payment/index.ts';
import type { Route } from './+types/order-list.route';
import { OrderCard } from './list/OrderCard/OrderCard.tsx';
import { OrderFilters } from './list/OrderFilters/OrderFilters.tsx';
import { type OrdersQuery, ordersPath } from './list/orders-query.ts';
import { MergePay } from './merge-pay/MergePay.tsx';
import styles from './orders.module.css';
import { loadOrders } from './orders-data.ts';

export const clientLoader = memberLoader(loadOrders);
export const ErrorBoundary = AccountFailure;
export const meta: Route.MetaFunction = () => privatePageMeta('我的订单');
export const HydrateFallback = PageLoading;

const TAB_NAMES: [OrdersQuery['tab'], string][] = [
  ['all', '全部'],
  ['unpaid', '待付款'],
  ['unshipped', '待发货'],
  ['unreceived', '待收货'],
  ['uncommented', '待评价'],
];
export default function OrderList({ loaderData: { query, orders } }: Route.ComponentProps) {
  const counts: Record<string, number> = orders.counts;
  useReportPaidOrders(orders.list);
  return (
    <div className={styles.list}>
      <PageHead title="我的订单" actions={<OrderFilters query={query} />} />
      <div className={styles.tabs}>
        <TabLinks
          label="订单状态"
          links={TAB_NAMES.map(([tab, label]) => ({
            label,
            href: ordersPath(query, { tab }),
            current: tab === query.tab,
            ...(counts[tab] ? { count: counts[tab] } : {}),
          }))}
          aside={
            <div className={styles.aside}>
              <MergePay orders={orders.list} />
              <a href="/myOnlineReturn">
                <Icon name="return" size={16} />
                在线退货
              </a>
            </div>
          }
        />
      </div>
      {orders.list.length > 0 && (
        <div className={styles.columns} aria-hidden="true">
          <span>商品</span>
          <span>金额</span>
          <span>订单状态</span>
          <span>操作</span>
        </div>
      )}
      {orders.list.map((order) => (
        <OrderCard key={order.orderId} order={order} />
      ))}
      {orders.list.length === 0 && query.keyword !== '' && (
        <EmptyState
          icon="parcel"
          title={`没有找到与“${query.keyword}”有关的订单`}
          actions={
            <ButtonLink href={ordersPath(query, { keyword: '', time: 'A', tab: 'all' })}>
              查看全部订单
            </ButtonLink>
          }
        >
          {query.time === 'A' && query.tab === 'all' ? '换个商品名，或核对订单号。' : '换个时间或状态看看。'}
        </EmptyState>
      )}
      {orders.list.length === 0 && query.keyword === '' && (
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
      <ListFooter>
        <Pager
          page={query.page}
          pageCount={orders.totalPages}
          hrefOf={(page) => ordersPath(query, { page })}
        />
      </ListFooter>
    </div>
  );
}

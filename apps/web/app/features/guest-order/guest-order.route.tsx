import { Breadcrumbs, Loading, Skeleton } from '@huarong/ui';
import { memberLoader } from '../../platform/session/member-loader.ts';
import type { Route } from './+types/guest-order.route';
import { GuestOrder } from './GuestOrder/GuestOrder.tsx';
import styles from './guest-order.module.css';
import { loadGuestOrder } from './guest-order-data.ts';
import { LookUpForm } from './LookUpForm/LookUpForm.tsx';
import { OtherWays } from './OtherWays/OtherWays.tsx';

export const clientLoader = memberLoader(loadGuestOrder);
export const meta: Route.MetaFunction = () => [
  { title: '查询订单｜花容 HUARONG' },
  { name: 'robots', content: 'noindex' },
];
export const HydrateFallback = () => (
  <main id="main" className={styles.page}>
    <Loading>
      <Skeleton shape="title" width="third" />
      <Skeleton shape="block" />
    </Loading>
  </main>
);

/** An order without an account: on the left how to find it, on the right the one that was found. */
export default function GuestOrderPage({ loaderData: { orderId, order } }: Route.ComponentProps) {
  return (
    <main id="main" className={styles.page}>
      <Breadcrumbs crumbs={[{ label: '首页', href: '/' }, { label: '查询订单' }]} />
      <div className={styles.columns}>
        <div>
          <h1>查询游客订单</h1>
          <p className={styles.lead}>没有登录也能查看物流、付款、取消与确认收货。</p>
          <LookUpForm orderId={orderId} />
          <OtherWays />
        </div>
        {order && <GuestOrder key={order.orderId} order={order} />}
      </div>
    </main>
  );
}

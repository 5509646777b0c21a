import { Breadcrumbs } from '@huarong/ui';
import { GuestOrder } from '../GuestOrder/GuestOrder.tsx';
import type { GuestData } from '../guest-order-data.ts';
import { LookUpForm } from '../LookUpForm/LookUpForm.tsx';
import { OtherOptions } from '../OtherOptions/OtherOptions.tsx';
import styles from './LookUp.module.css';

type LookUpProps = Extract<GuestData, { page: 'order' }>;

/** Looks up an order without an account: the form on the left, the order on the right. */
export const LookUp = ({ orderId, found }: LookUpProps) => (
  <main id="main" className={styles.page}>
    <Breadcrumbs crumbs={[{ label: '首页', href: '/' }, { label: '查询订单' }]} />
    <div className={styles.columns}>
      <div>
        <h1>查询游客订单</h1>
        <p className={styles.lead}>没有登录也能查看物流、申请退货与发票。</p>
        <LookUpForm orderId={orderId} />
        <OtherOptions />
      </div>
      {found && <GuestOrder key={found.order.orderId} found={found} />}
    </div>
  </main>
);

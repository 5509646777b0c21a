import { Icon, type IconName, VisuallyHidden } from '@huarong/ui';
import { Block } from '../../parts/Block/Block.tsx';
import type { MemberHomeData } from '../load-member-home.ts';
import styles from './OrderCounts.module.css';

interface OrderCountsProps {
  counts: NonNullable<MemberHomeData['unpaid']>['counts'] | undefined;
  /** Number of returns in progress. */
  openReturns: number;
}
const orderListPath = (status: string) => `/myOrderList?orderStatus=${status}&orderTime=A`;

/** Number of orders in each status. */
export const OrderCounts = ({ counts, openReturns }: OrderCountsProps) => (
  <Block title="我的订单" aside={<a href="/myOrderList">全部订单</a>}>
    <ul className={styles.counts}>
      <StatusLink icon="card" label="待付款" path={orderListPath('unpaid')} count={counts?.unpaid} />
      <StatusLink icon="parcel" label="待发货" path={orderListPath('unshipped')} count={counts?.unshipped} />
      <StatusLink icon="truck" label="待收货" path={orderListPath('unreceived')} count={counts?.unreceived} />
      <StatusLink
        icon="comment"
        label="待评价"
        path={orderListPath('uncommented')}
        count={counts?.uncommented}
      />
      <StatusLink
        icon="return"
        label="退货"
        path={openReturns > 0 ? '/myOnlineReturn?tab=processing' : '/myOnlineReturn'}
        count={openReturns}
      />
    </ul>
  </Block>
);

interface StatusLinkProps {
  icon: IconName;
  label: string;
  path: string;
  count: number | undefined;
}

const StatusLink = ({ icon, label, path, count = 0 }: StatusLinkProps) => (
  <li>
    <a href={path}>
      <Icon name={icon} size={28} />
      {label}
      {count > 0 && (
        <b>
          {count}
          <VisuallyHidden>笔</VisuallyHidden>
        </b>
      )}
    </a>
  </li>
);

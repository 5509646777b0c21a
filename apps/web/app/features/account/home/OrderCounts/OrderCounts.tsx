import { Icon, type IconName, VisuallyHidden } from '@huarong/ui';
import { Block } from '../../parts/Block/Block.tsx';
import type { MemberHomeData } from '../load-member-home.ts';
import styles from './OrderCounts.module.css';

interface OrderCountsProps {
  counts: NonNullable<MemberHomeData['unpaid']>['counts'] | undefined;
  /** Returns under way. */
  returning: number;
}
const listOf = (state: string) => `/myOrderList?orderStatus=${state}&orderTime=A`;

/** Orders by where they stand, with how many there are. */
export const OrderCounts = ({ counts, returning }: OrderCountsProps) => (
  <Block title="我的订单" aside={<a href="/myOrderList">全部订单</a>}>
    <ul className={styles.counts}>
      <State icon="card" label="待付款" path={listOf('unpaid')} count={counts?.unpaid} />
      <State icon="parcel" label="待发货" path={listOf('unshipped')} count={counts?.unshipped} />
      <State icon="truck" label="待收货" path={listOf('unreceived')} count={counts?.unreceived} />
      <State icon="comment" label="待评价" path={listOf('uncommented')} count={counts?.uncommented} />
      <State
        icon="return"
        label="退货"
        path={returning > 0 ? '/myOnlineReturn?tab=processing' : '/myOnlineReturn'}
        count={returning}
      />
    </ul>
  </Block>
);

interface StateProps {
  icon: IconName;
  label: string;
  path: string;
  count: number | undefined;
}

const State = ({ icon, label, path, count = 0 }: StateProps) => (
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

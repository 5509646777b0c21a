import { Icon, type IconName, VisuallyHidden } from '@huarong/ui';
import { Block } from '../Block/Block.tsx';
import type { MemberHomeData } from '../load-member-home.ts';
import { findAccountPage } from '../menu/account-menu.ts';
import styles from './OrderCounts.module.css';

type Counts = NonNullable<MemberHomeData['unpaid']>['counts'];
const STATES: [keyof Counts, string, IconName][] = [
  ['unpaid', '待付款', 'card'],
  ['unshipped', '待发货', 'parcel'],
  ['unreceived', '待收货', 'truck'],
  ['uncommented', '待评价', 'comment'],
];
const RETURNS = '/myOnlineReturn';

/** Orders by where they stand, with how many there are. */
export const OrderCounts = ({ counts }: { counts: Counts | undefined }) => (
  <Block title="我的订单" aside={<a href="/myOrderList">全部订单</a>}>
    <ul className={styles.counts}>
      {STATES.map(([state, label, icon]) => (
        <li key={state}>
          <a href={`/myOrderList?orderStatus=${state}&orderTime=A`}>
            <Icon name={icon} size={28} />
            {label}
            {counts !== undefined && counts[state] > 0 && (
              <b>
                {counts[state]}
                <VisuallyHidden>笔</VisuallyHidden>
              </b>
            )}
          </a>
        </li>
      ))}
      {findAccountPage(RETURNS) && (
        <li>
          <a href={RETURNS}>
            <Icon name="return" size={28} />
            退货
          </a>
        </li>
      )}
    </ul>
  </Block>
);

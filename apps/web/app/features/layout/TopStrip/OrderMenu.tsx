import type { TextResource } from '@huarong/contract/content';
import { useLocation } from 'react-router';
import { useHoverOpen } from '../MiniCart/use-hover-open.ts';
import { SlotLink } from '../SlotLink/SlotLink.tsx';
import styles from './TopStrip.module.css';

/** The entry of the top menu that opens on hover or focus. */
export const ORDERS_PATH = '/myOrderList';

const LINKS = [
  { label: '全部订单', href: ORDERS_PATH },
  { label: '待付款', href: `${ORDERS_PATH}?orderStatus=unpaid` },
  { label: '待收货', href: `${ORDERS_PATH}?orderStatus=unreceived` },
  { label: '待评价', href: `${ORDERS_PATH}?orderStatus=uncommented` },
  { label: '退换货', href: '/myOnlineReturn' },
  { label: '查游客订单', href: '/guest/order' },
];

/** 我的订单 with its most used pages below. Without script it is the link alone. */
export function OrderMenu({ entry }: { entry: TextResource }) {
  const { pathname, search } = useLocation();
  return <HoverMenu key={`${pathname}${search}`} entry={entry} />;
}

function HoverMenu({ entry }: { entry: TextResource }) {
  const { isOpen, handlers } = useHoverOpen();
  return (
    <div className={styles.hover} {...handlers}>
      <SlotLink resource={entry} />
      {isOpen && (
        <ul className={styles.panel}>
          {LINKS.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

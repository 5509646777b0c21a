import type { OrderSummary } from '@huarong/contract/orders';
import { Price, StatusTag } from '@huarong/ui';
import { dayText } from '../../account/index.ts';
import { Actions } from '../Actions/Actions.tsx';
import { Lines } from '../Lines/Lines.tsx';
import styles from './OrderCard.module.css';

/** One order of the list: what is in it, where it stands, what can be done. */
export const OrderCard = ({ order }: { order: OrderSummary }) => (
  <article className={styles.card} aria-label={`订单 ${order.orderId}`}>
    <header>
      <span>{dayText(order.createdAt)}</span>
      <span>订单号 {order.orderId}</span>
      <StatusTag tone={order.actions.canPay ? 'warn' : 'plain'}>{order.statusText}</StatusTag>
    </header>
    <div className={styles.body}>
      <Lines order={order} />
      <p className={styles.total}>
        <Price amount={order.totalAmount} />
        <small>含运费 ¥{order.freight}</small>
      </p>
      <Actions order={order} />
    </div>
  </article>
);

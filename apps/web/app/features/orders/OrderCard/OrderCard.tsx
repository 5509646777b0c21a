import type { OrderSummary } from '@huarong/contract/orders';
import { Price } from '@huarong/ui';
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
    </header>
    <div className={styles.body}>
      <div>
        <Lines order={order} hasPrices />
      </div>
      <p>
        <Price amount={order.totalAmount} />
        <small>含运费 ¥{order.freight}</small>
      </p>
      <p>
        <b data-due={order.actions.canPay || undefined}>{order.statusText}</b>
      </p>
      <div>
        <Actions order={order} />
      </div>
    </div>
  </article>
);

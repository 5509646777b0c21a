import type { OrderLine } from '@huarong/contract/orders';
import { Icon, Price } from '@huarong/ui';
import { Fragment, type ReactNode } from 'react';
import { amountDueLabel, presaleRows } from '../../account/index.ts';
import styles from '../cashier.module.css';
import type { OrderToPay } from '../cashier-data.ts';
import { ItemsToPay } from './ItemsToPay/ItemsToPay.tsx';

interface PaymentSummaryProps {
  order: OrderToPay;
  items: readonly OrderLine[];
  /** The pay button and its problem. */
  children: ReactNode;
}

/** The order, its items and the amount due. */
export const PaymentSummary = ({ order, items, children }: PaymentSummaryProps) => (
  <aside className={styles.summary} aria-label="本次支付">
    <h2>本次支付</h2>
    <ItemsToPay items={items} />
    <dl>
      <dt>订单号</dt>
      <dd>{order.orderId}</dd>
      <dt>收货</dt>
      <dd>{order.recipientText}</dd>
      {order.presale &&
        presaleRows(order.presale).map(([label, text]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
    </dl>
    <p className={styles.due}>
      {amountDueLabel(order.orderStatus)} <Price amount={order.payable} size="lg" />
    </p>
    {children}
    <p className={styles.safe}>
      <Icon name="lock" size={18} />
      支付由持牌机构处理，花容不保存你的银行卡信息。
    </p>
  </aside>
);

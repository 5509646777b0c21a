import type { OrderSummary } from '@huarong/contract/orders';
import { shanghaiDate } from '@huarong/core/shared';
import { Price, StatusTag } from '@huarong/ui';
import { Link } from 'react-router';
import { ProductPicture } from '../../catalogue/index.ts';
import { Actions } from '../Actions/Actions.tsx';
import styles from './OrderCard.module.css';

/** One order of the list: what is in it, where it stands, what can be done. */
export const OrderCard = ({ order }: { order: OrderSummary }) => (
  <article className={styles.card} aria-label={`订单 ${order.orderId}`}>
    <header>
      <span>{shanghaiDate(new Date(order.createdAt))}</span>
      <span>订单号 {order.orderId}</span>
      <StatusTag tone={order.actions.canPay ? 'warn' : 'plain'}>{order.statusText}</StatusTag>
    </header>
    <div className={styles.body}>
      <ul>
        {order.subOrders
          .flatMap((part) => part.items)
          .map((item) => (
            <li key={item.returnSkuId}>
              <span className={styles.picture}>
                <ProductPicture path={item.skuImagePath} alt="" sizes="64px" />
              </span>
              <p>
                <Link to={`/product/${item.productId}.html?sku=${item.skuId}`}>
                  {item.brandNameCN} {item.productName}
                </Link>
                <small>
                  {item.skuName}
                  {item.type === 'gift' && '　赠品'}
                </small>
              </p>
              <span>× {item.quantity}</span>
            </li>
          ))}
      </ul>
      <p className={styles.total}>
        <Price amount={order.totalAmount} />
        <small>含运费 ¥{order.freight}</small>
      </p>
      <Actions orderId={order.orderId} actions={order.actions} />
    </div>
  </article>
);

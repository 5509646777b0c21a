import type { OrderLine, OrderSummary } from '@huarong/contract/orders';
import { Price } from '@huarong/ui';
import type { ReactNode } from 'react';
import { BundleParts, linePath, ProductImage } from '../../catalogue/index.ts';
import styles from './OrderLines.module.css';

interface OrderLinesProps {
  order: Pick<OrderSummary, 'subOrders'>;
  /** Shows the unit price, where there is room. */
  hasPrices?: boolean | undefined;
  /** What stands at the end of a line. */
  actionsOf?: ((line: OrderLine, subOrderId: string) => ReactNode) | undefined;
}

/** The items of an order, sub-order by sub-order. */
export const OrderLines = ({ order, hasPrices, actionsOf }: OrderLinesProps) => (
  <ul className={styles.lines}>
    {order.subOrders
      .flatMap(({ subOrderId, items }) => items.map((item) => ({ subOrderId, item })))
      .map(({ subOrderId, item }) => (
        <li key={item.returnSkuId}>
          <span className={styles.image}>
            <ProductImage path={item.skuImagePath} alt="" sizes="64px" />
          </span>
          <div>
            <p className={styles.brand}>
              <span>{item.brandNameEN}</span> {item.brandNameCN}
            </p>
            <p>
              <a href={linePath(item)}>{item.productName}</a>
            </p>
            <small>
              {item.skuName}
              {item.type === 'gift' && '　赠品'}
              {item.type === 'extraBuy' && '　换购'}
            </small>
            <BundleParts line={item} />
          </div>
          <p className={styles.count}>
            {hasPrices && item.type !== 'gift' && <Price amount={item.offerPrice} size="sm" tone="ink" />}
            <small>× {item.quantity}</small>
          </p>
          {actionsOf?.(item, subOrderId)}
        </li>
      ))}
  </ul>
);

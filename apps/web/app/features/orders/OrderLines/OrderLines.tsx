import type { OrderSummary } from '@huarong/contract/orders';
import { Price } from '@huarong/ui';
import { BundleParts, linePath, ProductImage } from '../../catalogue/index.ts';
import styles from './OrderLines.module.css';

interface OrderLinesProps {
  order: Pick<OrderSummary, 'subOrders'>;
  /** Shows the unit price, where there is room. */
  hasPrices?: boolean | undefined;
}

/** The items of an order, sub-order by sub-order. */
export const OrderLines = ({ order, hasPrices }: OrderLinesProps) => (
  <ul className={styles.lines}>
    {order.subOrders
      .flatMap((subOrder) => subOrder.items)
      .map((item) => (
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
        </li>
      ))}
  </ul>
);

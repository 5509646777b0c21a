import type { OrderSummary } from '@huarong/contract/orders';
import { Price } from '@huarong/ui';
import { BundleParts, linePath, ProductPicture } from '../../catalogue/index.ts';
import styles from './Lines.module.css';

interface LinesProps {
  order: Pick<OrderSummary, 'subOrders'>;
  /** Where there is room: what one piece cost. */
  hasPrices?: boolean | undefined;
}

/** What is in an order, part after part. */
export const Lines = ({ order, hasPrices }: LinesProps) => (
  <ul className={styles.lines}>
    {order.subOrders
      .flatMap((part) => part.items)
      .map((item) => (
        <li key={item.returnSkuId}>
          <span className={styles.picture}>
            <ProductPicture path={item.skuImagePath} alt="" sizes="64px" />
          </span>
          <p>
            <a href={linePath(item)}>
              {item.brandNameCN} {item.productName}
            </a>
            <small>
              {item.skuName}
              {item.type === 'gift' && '　赠品'}
            </small>
            <BundleParts line={item} />
          </p>
          <span className={styles.count}>
            {hasPrices && item.type !== 'gift' && <Price amount={item.offerPrice} size="sm" tone="ink" />} ×{' '}
            {item.quantity}
          </span>
        </li>
      ))}
  </ul>
);

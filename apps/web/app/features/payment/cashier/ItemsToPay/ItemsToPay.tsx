import type { OrderLine } from '@huarong/contract/orders';
import { ProductImage } from '../../../catalogue/index.ts';
import styles from './ItemsToPay.module.css';

/** As many as stand in one row. */
const SHOWN_COUNT = 4;

/** What is being paid for, at a glance; its names stand in the order. */
export const ItemsToPay = ({ items }: { items: readonly OrderLine[] }) =>
  items.length === 0 ? null : (
    <ul className={styles.goods}>
      {items.slice(0, SHOWN_COUNT).map((line) => (
        <li key={line.returnSkuId}>
          <ProductImage path={line.skuImagePath} alt={line.productName} sizes="64px" />
        </li>
      ))}
    </ul>
  );

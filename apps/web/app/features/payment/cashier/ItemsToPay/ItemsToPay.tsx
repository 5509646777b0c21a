import type { OrderLine } from '@huarong/contract/orders';
import { ProductImage } from '../../../catalogue/index.ts';
import styles from './ItemsToPay.module.css';

/** One row of images. */
const SHOWN_COUNT = 4;

/** Images of the items to pay for. */
export const ItemsToPay = ({ items }: { items: readonly OrderLine[] }) =>
  items.length === 0 ? null : (
    <ul className={styles.items}>
      {items.slice(0, SHOWN_COUNT).map((line) => (
        <li key={line.returnSkuId}>
          <ProductImage path={line.skuImagePath} alt={line.productName} sizes="64px" />
        </li>
      ))}
    </ul>
  );

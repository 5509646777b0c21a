import type { OrderLine } from '@huarong/contract/orders';
import { ProductPicture } from '../../../catalogue/index.ts';
import styles from './ItemsToPay.module.css';

/** As many as stand in one row. */
const SHOWN = 4;

/** What is being paid for, at a glance; its names stand in the order. */
export const GoodsToPay = ({ goods }: { goods: readonly OrderLine[] }) =>
  goods.length === 0 ? null : (
    <ul className={styles.goods}>
      {goods.slice(0, SHOWN).map((line) => (
        <li key={line.returnSkuId}>
          <ProductPicture path={line.skuImagePath} alt={line.productName} sizes="64px" />
        </li>
      ))}
    </ul>
  );

import type { Cart } from '@huarong/contract/cart';
import { classNames } from '@huarong/ui';
import { ProductImage } from '../../../catalogue/index.ts';
import styles from './CartOffers.module.css';

/** Gifts that are added automatically. */
export const Gifts = ({ gifts }: Pick<Cart, 'gifts'>) => (
  <section className={classNames(styles.box, styles.gifts)} aria-label="赠品">
    <h3>赠品</h3>
    <ul className={styles.items}>
      {gifts.map((gift) => (
        <li key={gift.giftId}>
          <span>
            <ProductImage path={gift.skuImagePath} alt="" sizes="60px" isFaded={!gift.hasInventory} />
          </span>
          <p>
            {gift.productName} ×{gift.quantity}
            {!gift.hasInventory && <small>已赠完，不影响商品发货</small>}
          </p>
        </li>
      ))}
    </ul>
  </section>
);

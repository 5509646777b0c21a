import type { Gift } from '@huarong/contract/catalogue';
import { ProductImage } from '../../../catalogue/index.ts';
import styles from './OfferBlock.module.css';

export const Gifts = ({ gifts }: { gifts: readonly Gift[] }) => (
  <div>
    <dt>赠品</dt>
    <dd>
      <ul className={styles.gifts}>
        {gifts.map((gift) => (
          <li key={gift.giftId}>
            <span>
              <ProductImage path={gift.skuImagePath} alt="" sizes="40px" isFaded={!gift.hasInventory} />
            </span>
            {gift.productName} ×{gift.quantity}
            {gift.note && `（${gift.note}）`}
            {!gift.hasInventory && '（已赠完）'}
          </li>
        ))}
      </ul>
    </dd>
  </div>
);

import type { PurchaseRecord } from '@huarong/contract/account';
import { ProductImage, skuPath, useShopperPrice } from '../../../catalogue/index.ts';
import { Reorder } from '../Reorder/Reorder.tsx';
import styles from './PurchaseCard.module.css';
import { purchaseNote } from './purchase-note.ts';

/** One purchased product: when, where and its current status. */
export function PurchaseCard({ purchase }: { purchase: PurchaseRecord }) {
  const { skuId, productId, productName, skuName, skuImagePath, boughtAt, where, status } = purchase;
  const { offerPrice, memberPrices } = purchase;
  const priceOf = useShopperPrice();
  const isDelisted = status === 'gone';
  const name = `${productName} ${skuName}`;
  return (
    <article className={styles.card} aria-label={name}>
      <div className={styles.image}>
        <ProductImage path={skuImagePath} alt="" sizes="200px" isFaded={status !== 'onSale'} />
      </div>
      <h3>{isDelisted ? name : <a href={skuPath({ productId, skuId })}>{name}</a>}</h3>
      <small>
        {boughtAt.slice(5, 10)} {where}
        {' · '}
        {purchaseNote(purchase, offerPrice && priceOf({ skuId, offerPrice, memberPrices }))}
      </small>
      <Reorder {...{ skuId, productId, name, status }} />
    </article>
  );
}

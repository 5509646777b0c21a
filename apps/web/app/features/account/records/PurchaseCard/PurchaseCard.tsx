import type { PurchaseRecord } from '@huarong/contract/account';
import { fromYuan } from '@huarong/core/shared';
import { ProductImage, skuPath, useShopperPrice } from '../../../catalogue/index.ts';
import { amountText } from '../../format/amount-text.ts';
import { Reorder } from '../Reorder/Reorder.tsx';
import styles from './PurchaseCard.module.css';

const STATUS_TEXTS = { gone: '已下架', soldOut: '缺货', returned: '已退货' } as const;

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
        {noteOf(purchase, offerPrice && priceOf({ offerPrice, memberPrices }))}
      </small>
      <Reorder {...{ skuId, productId, name, status }} />
    </article>
  );
}

/** Status, purchase count or price change, whichever matters most. */
function noteOf({ status, times, paid }: PurchaseRecord, price = paid): string {
  if (status !== 'onSale') return STATUS_TEXTS[status];
  const cheaper = (fromYuan(paid) ?? 0) - (fromYuan(price) ?? 0);
  if (times > 1) return `第 ${times} 次`;
  return cheaper > 0 ? `现价 ${amountText(price)}` : amountText(paid);
}

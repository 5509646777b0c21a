import type { ProductDetail } from '@huarong/contract/catalogue';
import { displayYuan, fromYuan } from '@huarong/core/shared';
import { skuPath } from '../../catalogue/index.ts';
import { defaultSkuOf } from '../rows/compared-product.ts';
import styles from './SmallSize.module.css';

/** A link to a smaller size to try first: the cheapest one in stock that costs less. */
export function SmallSize({ product }: { product: ProductDetail }) {
  const { offerPrice, colour } = defaultSkuOf(product);
  const shown = fromYuan(offerPrice) ?? 0;
  const smaller = product.skus
    .map((sku) => ({ ...sku, price: fromYuan(sku.offerPrice) }))
    .filter(({ price, hasInventory }) => hasInventory && price !== null && price < shown)
    .sort((a, b) => a.price! - b.price!)[0];
  if (colour || !smaller || product.isDelisted) return null;
  return (
    <a className={styles.small} href={skuPath({ productId: product.productId, skuId: smaller.skuId })}>
      先试小规格 {smaller.size ?? smaller.skuName} {displayYuan(smaller.price!)}
    </a>
  );
}

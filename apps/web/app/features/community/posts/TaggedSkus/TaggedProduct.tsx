import type { Post } from '@huarong/contract/community';
import { Button } from '@huarong/ui';
import { useAction } from '../../../../platform/actions/use-action.ts';
import { addAllToCart } from '../../../add-to-cart/index.ts';
import { ProductImage, ProductImageLink, productPath, ShopperPrice } from '../../../catalogue/index.ts';
import styles from './TaggedSkus.module.css';

/** The product of the tagged shades, with one button that adds all available ones. */
export function TaggedProduct({ skus }: { skus: Post['skus'] }) {
  const [first] = skus;
  const inStock = skus.filter(({ hasInventory }) => hasInventory);
  const [isAdding, addAll] = useAction(async () => {
    await addAllToCart(inStock.map(({ skuId }) => skuId));
  });
  if (!first) return null;
  return (
    <div className={styles.product}>
      <ProductImageLink href={productPath(first)} className={styles.image}>
        {first.skuImagePath && <ProductImage path={first.skuImagePath} alt="" sizes="72px" />}
      </ProductImageLink>
      <div>
        <p className={styles.brand}>
          <span>{first.brandNameEN}</span>
          {first.brandNameCN}
        </p>
        <p>
          <a href={productPath(first)}>{first.productName}</a>
        </p>
        <ShopperPrice product={first} />
      </div>
      {inStock.length > 1 && (
        <Button kind="rouge" loading={isAdding} onClick={addAll}>
          {inStock.length} 款一起加购
        </Button>
      )}
    </div>
  );
}

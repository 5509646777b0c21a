import type { Post } from '@huarong/contract/community';
import { getFirst } from '@huarong/core/shared';
import { ButtonLink } from '@huarong/ui';
import { ProductImage, skuPath } from '../../../catalogue/index.ts';
import { AddSkuButton } from './AddSkuButton.tsx';
import { TaggedProduct } from './TaggedProduct.tsx';
import styles from './TaggedSkus.module.css';

type PostSku = Post['skus'][number];

/** The skus tagged in a post with note, stock and an add-to-cart button. */
export const TaggedSkus = ({ skus }: { skus: readonly PostSku[] }) => (
  <section className={styles.tagged} aria-labelledby="tagged">
    <h2 id="tagged">
      {skus.some(({ hex }) => hex) ? '文中提到的色号' : '文中提到的商品'}
      <span>{skus.length}</span>
    </h2>
    <ul>
      {skus.map((sku, index) => (
        <li key={sku.skuId}>
          <i aria-hidden="true">{index + 1}</i>
          <SkuSwatch sku={sku} />
          <div>
            <a href={skuPath(sku)}>{sku.skuName}</a>
            <small>{sku.note || sku.productName}</small>
          </div>
          <span data-gone={!sku.hasInventory || undefined}>{sku.hasInventory ? '有货' : '暂时缺货'}</span>
          {sku.hasInventory ? (
            <AddSkuButton sku={sku} />
          ) : (
            <ButtonLink size="sm" kind="soft" href={skuPath(sku)}>
              到货通知
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
    {[...Map.groupBy(skus, ({ productId }) => productId).values()].map((productSkus) => (
      <TaggedProduct key={getFirst(productSkus).productId} skus={productSkus} />
    ))}
  </section>
);

/** A shade shows its colour, other skus their image. */
const SkuSwatch = ({ sku }: { sku: PostSku }) =>
  sku.hex ? (
    <svg className={styles.swatch} viewBox="0 0 34 34" aria-hidden="true">
      <rect width="34" height="34" fill={sku.hex} />
    </svg>
  ) : (
    <span className={styles.swatch}>
      {sku.skuImagePath && <ProductImage path={sku.skuImagePath} alt="" sizes="34px" />}
    </span>
  );

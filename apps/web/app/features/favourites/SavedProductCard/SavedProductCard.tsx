import type { ProductCard } from '@huarong/contract/catalogue';
import { Flag, Tag } from '@huarong/ui';
import type { ReactNode } from 'react';
import {
  dearerMarketPrice,
  ProductImage,
  productPath,
  ShopperPrice,
  skuPath,
} from '../../catalogue/index.ts';
import styles from './SavedProductCard.module.css';

interface SavedProductCardProps {
  product: ProductCard;
  /** Links to this sku instead of the default sku of the product. */
  skuId?: string | undefined;
  skuName?: string | undefined;
  /** A checkbox over the image. */
  tick?: ReactNode | undefined;
  /** Why it cannot be bought: 缺货, 已下架. */
  flag?: string | undefined;
  /** Shown under the price. */
  note: ReactNode;
  /** When it was saved or viewed. */
  dateText: string;
  actions: ReactNode;
}

/** A saved or viewed product. Rows align with the neighbouring cards; actions are at the bottom. */
export function SavedProductCard({
  product,
  skuId,
  skuName,
  tick,
  flag,
  note,
  dateText,
  actions,
}: SavedProductCardProps) {
  const href = skuId === undefined ? productPath(product) : skuPath({ productId: product.productId, skuId });
  const name = `${product.brandNameCN} ${product.productName}`;
  return (
    <article className={styles.card} aria-label={name}>
      <div className={styles.image}>
        {tick && <div className={styles.tick}>{tick}</div>}
        <a href={href} tabIndex={-1}>
          <ProductImage path={product.skuImagePath} alt={name} isFaded={flag !== undefined} />
        </a>
        {flag && (
          <span className={styles.flag}>
            <Flag tone="mute">{flag}</Flag>
          </span>
        )}
      </div>
      <p className={styles.brand}>
        <span>{product.brandNameEN}</span> {product.brandNameCN}
      </p>
      <h3 className={styles.name}>
        <a href={href}>
          {product.nickname && <q>{product.nickname}</q>}
          {product.productName} {skuName}
        </a>
      </h3>
      <p className={styles.price}>
        <ShopperPrice
          product={product}
          market={dearerMarketPrice(product)}
          tone={flag === undefined ? 'rouge' : 'muted'}
        />
        <small>{note}</small>
      </p>
      <p className={styles.tags}>
        {product.tags.slice(0, 2).map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </p>
      <p className={styles.date}>{dateText}</p>
      <div className={styles.actions}>{actions}</div>
    </article>
  );
}

export const SavedProductGrid = ({ children }: { children: ReactNode }) => (
  <div className={styles.grid}>{children}</div>
);

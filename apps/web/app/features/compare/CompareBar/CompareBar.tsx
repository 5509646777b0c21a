import { Price } from '@huarong/ui';
import type { RefObject } from 'react';
import { useHasLeft } from '../../../platform/components/use-has-left.ts';
import { ProductImage, productPath } from '../../catalogue/index.ts';
import { type ComparedProduct, defaultSkuOf } from '../rows/compared-product.ts';
import { finalPriceOf } from '../rows/price-rows.ts';
import styles from './CompareBar.module.css';

interface CompareBarProps {
  products: readonly ComparedProduct[];
  /** The heads of the columns, whose place the bar takes. */
  head: RefObject<HTMLTableSectionElement | null>;
}

/** The products above their columns while the heads of the table are out of sight. */
export function CompareBar({ products, head }: CompareBarProps) {
  const isShown = useHasLeft(head);
  if (!isShown) return null;
  return (
    <nav className={styles.bar} aria-label="正在对比的商品" data-buy-bar>
      <ul>
        <li>正在对比</li>
        {products.map((column) => {
          const { product } = column;
          return (
            <li key={product.productId}>
              <a href={productPath(product)}>
                <span className={styles.image}>
                  <ProductImage path={defaultSkuOf(product).skuImagePath} alt="" sizes="44px" />
                </span>
                <span className={styles.name}>{product.nickname ?? product.productName}</span>
                <Price amount={finalPriceOf(column)} size="sm" />
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

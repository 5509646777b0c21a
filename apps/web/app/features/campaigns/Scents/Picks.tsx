import type { ScentScene } from '@huarong/contract/content';
import { Price } from '@huarong/ui';
import { ProductImage, ProductImageLink, productPath } from '../../catalogue/index.ts';
import styles from './Picks.module.css';

interface PicksProps {
  picks: ScentScene['picks'];
  /** Four pictures in a row, or small ones beside their words. */
  look: 'row' | 'pair';
}

/** The bottles that smell of a place, the nearest first; a sample beside each that has one. */
export const Picks = ({ picks, look }: PicksProps) => (
  <ul className={styles[look]}>
    {picks.map(({ product, note, sample }) => (
      <li key={product.productId}>
        <ProductImageLink href={productPath(product)} className={styles.picture}>
          <ProductImage path={product.skuImagePath} alt="" sizes={look === 'row' ? '22vw' : '84px'} />
        </ProductImageLink>
        <div>
          <em>{product.brandNameEN}</em>
          <a href={productPath(product)}>{product.productName}</a>
          <small>{note}</small>
          <p>
            <Price amount={product.offerPrice} size="sm" tone="ink" />
            {sample && (
              <a href={productPath(sample)} className={styles.sample}>
                试香 ¥{sample.offerPrice}
              </a>
            )}
          </p>
        </div>
      </li>
    ))}
  </ul>
);

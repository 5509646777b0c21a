import type { ScentScene } from '@huarong/contract/content';
import { Price } from '@huarong/ui';
import { Link } from 'react-router';
import { ProductPicture, productPath } from '../../catalogue/index.ts';
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
        <Link to={productPath(product)} className={styles.picture} tabIndex={-1} aria-hidden="true">
          <ProductPicture path={product.skuImagePath} alt="" sizes={look === 'row' ? '22vw' : '84px'} />
        </Link>
        <div>
          <em>{product.brandNameEN}</em>
          <Link to={productPath(product)}>{product.productName}</Link>
          <small>{note}</small>
          <p>
            <Price amount={product.offerPrice} size="sm" tone="ink" />
            {sample && (
              <Link to={productPath(sample)} className={styles.sample}>
                试香 ¥{sample.offerPrice}
              </Link>
            )}
          </p>
        </div>
      </li>
    ))}
  </ul>
);

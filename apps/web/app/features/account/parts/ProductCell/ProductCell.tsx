import type { ReactNode } from 'react';
import styles from './ProductCell.module.css';

interface ProductCellProps {
  /** A ProductImage. Passed in, so that pages without products do not load it. */
  image: ReactNode;
  /** Small text above the name. */
  brand?: string | undefined;
  name: string;
  /** Product page; without it the name is not a link. */
  href?: string | undefined;
  /** Details under the name. */
  children?: ReactNode | undefined;
}

/** A product in a table row: image, brand, name and details. */
export const ProductCell = ({ image, brand, name, href, children }: ProductCellProps) => (
  <div className={styles.cell}>
    <span className={styles.image}>{image}</span>
    <div>
      {brand && <span className={styles.brand}>{brand}</span>}
      {href ? (
        <a className={styles.name} href={href}>
          {name}
        </a>
      ) : (
        name
      )}
      {children}
    </div>
  </div>
);

import type { ReactNode } from 'react';
import styles from './ProductCell.module.css';

interface ProductCellProps {
  /** A ProductPicture: whoever shows goods has it at hand, and the pages without goods do not load it. */
  picture: ReactNode;
  /** Above the name, in small letters. */
  brand?: string | undefined;
  name: string;
  /** Its page; without one the name leads nowhere. */
  href?: string | undefined;
  /** What else is said of it, under the name. */
  children?: ReactNode | undefined;
}

/** Goods in a row of a table: what they look like, and what is said of them. */
export const ProductCell = ({ picture, brand, name, href, children }: ProductCellProps) => (
  <div className={styles.cell}>
    <span className={styles.picture}>{picture}</span>
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

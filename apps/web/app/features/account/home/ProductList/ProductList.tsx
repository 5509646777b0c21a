import type { ReactNode } from 'react';
import { ProductImage } from '../../../catalogue/index.ts';
import styles from './ProductList.module.css';

interface ProductListItem {
  key: string;
  imagePath: string;
  name: string;
  href: string;
  note: ReactNode;
  /** Highlights the note as a price drop. */
  isCheaper?: boolean | undefined;
  action: ReactNode;
}

/** A vertical list of products, each with a note and an action. */
export const ProductList = ({ products }: { products: readonly ProductListItem[] }) => (
  <ul className={styles.products}>
    {products.map(({ key, imagePath, name, href, note, isCheaper, action }) => (
      <li key={key}>
        <span className={styles.image}>
          <ProductImage path={imagePath} alt="" sizes="48px" />
        </span>
        <div>
          <a className={styles.name} href={href}>
            {name}
          </a>
          <small data-cheaper={isCheaper || undefined}>{note}</small>
        </div>
        {action}
      </li>
    ))}
  </ul>
);

import type { ReactNode } from 'react';
import { ProductPicture } from '../../../catalogue/index.ts';
import styles from './ProductList.module.css';

interface ListedGoods {
  key: string;
  picture: string;
  name: string;
  href: string;
  note: ReactNode;
  /** The note is about money. */
  isCheaper?: boolean | undefined;
  action: ReactNode;
}

/** A few goods under each other, with what there is to say about each and what to do. */
export const GoodsList = ({ goods }: { goods: readonly ListedGoods[] }) => (
  <ul className={styles.goods}>
    {goods.map(({ key, picture, name, href, note, isCheaper, action }) => (
      <li key={key}>
        <span className={styles.picture}>
          <ProductPicture path={picture} alt="" sizes="48px" />
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

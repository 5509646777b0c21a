import { Skeleton } from '../Skeleton/Skeleton.tsx';
import styles from './ProductCard.module.css';

/** Placeholder with the seven rows of a card. */
export const ProductCardSkeleton = () => (
  <div className={styles['card']} aria-hidden="true">
    <Skeleton shape="portrait" />
    <span className={styles['brand']}>
      <Skeleton shape="meta" width="half" />
    </span>
    <span className={styles['name']}>
      <Skeleton shape="text" width="wide" />
    </span>
    <span className={styles['shades']}>
      <Skeleton shape="meta" width="medium" />
    </span>
    <span className={styles['price']}>
      <Skeleton shape="title" width="third" />
    </span>
    <span />
    <span />
  </div>
);

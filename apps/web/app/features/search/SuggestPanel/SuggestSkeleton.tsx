import { Loading, Skeleton } from '@huarong/ui';
import styles from './SuggestPanel.module.css';

const PRODUCTS = [1, 2, 3];

/** Placeholder rows in the shape of suggestions. */
export const SuggestSkeleton = () => (
  <Loading>
    <div className={styles.typing}>
      <div className={styles.rows} data-waiting>
        <Skeleton width="medium" />
        <Skeleton width="wide" />
        <Skeleton width="medium" />
      </div>
      <div className={styles.found}>
        <div className={styles.threeAcross}>
          {PRODUCTS.map((product) => (
            <Skeleton key={product} shape="square" />
          ))}
        </div>
      </div>
    </div>
  </Loading>
);

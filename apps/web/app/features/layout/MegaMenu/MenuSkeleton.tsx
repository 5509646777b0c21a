import { Loading, Skeleton } from '@huarong/ui';
import styles from './MegaMenu.module.css';

const COLUMNS = ['left', 'middle', 'right'];

/** Placeholder rows of a menu. */
export const MenuSkeleton = () => (
  <Loading>
    <div className={styles.wrap}>
      <div className={styles.columns}>
        {COLUMNS.map((column) => (
          <div key={column} className={styles.loading}>
            <Skeleton shape="title" width="half" />
            <Skeleton width="wide" />
            <Skeleton width="medium" />
            <Skeleton width="wide" />
          </div>
        ))}
      </div>
      <div className={styles.loading}>
        <Skeleton shape="title" width="half" />
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
      <Skeleton shape="square" />
    </div>
  </Loading>
);

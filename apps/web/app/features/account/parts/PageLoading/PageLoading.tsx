import { Loading, Skeleton } from '@huarong/ui';
import styles from './PageLoading.module.css';

/** A member's page before its data have come: the server draws it for everyone, because it knows nobody. */
export const PageLoading = () => (
  <Loading>
    <div className={styles.waiting}>
      <Skeleton shape="title" width="third" />
      <Skeleton shape="text" width="half" />
      <Skeleton shape="text" width="wide" />
    </div>
  </Loading>
);

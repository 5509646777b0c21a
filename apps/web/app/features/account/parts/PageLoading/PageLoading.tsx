import { Loading, Skeleton } from '@huarong/ui';
import styles from './PageLoading.module.css';

/** A member page before its data have loaded; the server renders this for everyone, because it has no member data. */
export const PageLoading = () => (
  <Loading>
    <div className={styles.loading}>
      <Skeleton shape="title" width="third" />
      <Skeleton shape="text" width="half" />
      <Skeleton shape="text" width="wide" />
    </div>
  </Loading>
);

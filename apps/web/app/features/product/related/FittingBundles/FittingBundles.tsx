import type { ProductDetail } from '@huarong/contract/catalogue';
import { Icon } from '@huarong/ui';
import { bundlePath } from '../../../catalogue/index.ts';
import styles from './FittingBundles.module.css';

/** Links to the bundles this product can be a part of. */
export const FittingBundles = ({ fits: bundles = [] }: Pick<ProductDetail, 'fits'>) =>
  bundles.map(({ bundleId, title }) => (
    <p key={bundleId} className={styles.bundles}>
      <Icon name="gift" size={16} />
      可放入 <a href={bundlePath(bundleId)}>{title}</a>，自己搭配更省
    </p>
  ));

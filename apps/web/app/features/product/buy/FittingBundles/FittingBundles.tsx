import type { ProductDetail } from '@huarong/contract/catalogue';
import { Icon } from '@huarong/ui';
import { bundlePath } from '../../../catalogue/index.ts';
import styles from './FittingBundles.module.css';

/** A part can also be had inside a set of her own: which, and where it is put together. */
export const FittingBundles = ({ fits: bundles = [] }: Pick<ProductDetail, 'fits'>) =>
  bundles.map(({ bundleId, title }) => (
    <p key={bundleId} className={styles.fits}>
      <Icon name="gift" size={16} />
      可放入 <a href={bundlePath(bundleId)}>{title}</a>，自己搭配更省
    </p>
  ));

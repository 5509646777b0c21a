import type { VanityItem } from '@huarong/contract/account';
import { Notice } from '@huarong/ui';
import { Reorder } from '../records/Reorder/Reorder.tsx';
import styles from './vanity.module.css';

/** The one thing on the vanity whose time is over first; nothing while all of it is good. */
export function OverNotice({ item }: { item: VanityItem }) {
  const { daysLeft, openedMonths, productName, skuId, productId, status } = item;
  if (daysLeft === undefined || daysLeft > 0) return null;
  return (
    <div className={styles.over}>
      <Notice
        tone="warn"
        title={`${productName}已开封 ${openedMonths} 个月`}
        action={<Reorder skuId={skuId} productId={productId} name={productName} status={status} />}
      >
        品牌建议开封后 {openedMonths} 个月内用完，今天起建议更换。
      </Notice>
    </div>
  );
}

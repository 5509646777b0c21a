import { Button, EmptyState, Loading, Skeleton } from '@huarong/ui';
import styles from './CouponCentre.module.css';
import { DropBoard } from './DropBoard.tsx';
import { OfferGroups } from './OfferGroups.tsx';
import type { Centre } from './use-centre.ts';

/** Releases of today first, then everything that can be claimed at any time. */
export function CouponCentre({ centre }: { centre: Centre }) {
  if (centre.status === 'loading')
    return (
      <div className={styles.wrap}>
        <Loading>
          <Skeleton shape="title" width="third" />
          <div className={styles.waiting}>
            {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
              <Skeleton key={key} shape="block" />
            ))}
          </div>
        </Loading>
      </div>
    );
  if (centre.status === 'failed')
    return (
      <div className={styles.wrap}>
        <EmptyState
          icon="ticket"
          title="优惠券没有加载出来"
          actions={
            <Button kind="ink" onClick={centre.retry}>
              重试
            </Button>
          }
        >
          已领到的券不受影响，可在我的优惠券里查看。
        </EmptyState>
      </div>
    );
  if (centre.drops.length + centre.offers.length === 0)
    return (
      <div className={styles.wrap}>
        <EmptyState icon="ticket" title="现在没有可领的券">
          新的券会出现在这里；手里的券可在我的优惠券里查看。
        </EmptyState>
      </div>
    );
  return (
    <div className={styles.wrap}>
      {centre.drops.length > 0 && <DropBoard centre={centre} />}
      {centre.offers.length > 0 && <OfferGroups centre={centre} />}
    </div>
  );
}

import type { SkuPromotion } from '@huarong/contract/catalogue';
import { Icon } from '@huarong/ui';
import { Suspense, useState } from 'react';
import { lazyOptional } from '../../../../platform/components/lazy-optional.ts';
import styles from './Coupons.module.css';
import { shortCouponText } from './coupon-text.ts';

const SHOWN = 3;
const CouponDrawer = lazyOptional(async () => (await import('./CouponDrawer.tsx')).CouponDrawer);

interface CouponRowProps {
  offer: SkuPromotion;
  /** What the chosen units cost, in fen. */
  subtotal: number;
  onClaimed: () => void;
}

/** At most three coupons on one line; 领取 opens the drawer with all of them. */
export function CouponRow({ offer, subtotal, onClaimed }: CouponRowProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.row}>
      <dt>优惠券</dt>
      <dd>
        <ul className={styles.chips}>
          {offer.coupons.slice(0, SHOWN).map((coupon) => (
            <li key={coupon.offerId} data-claimed={coupon.claimed || undefined}>
              {shortCouponText(coupon)}
              {coupon.claimed && <em>已领</em>}
            </li>
          ))}
        </ul>
        <button type="button" aria-haspopup="dialog" className={styles.open} onClick={() => setOpen(true)}>
          领取
          <Icon name="right" size={10} />
        </button>
        {isOpen && (
          <Suspense fallback={null}>
            <CouponDrawer
              offer={offer}
              subtotal={subtotal}
              onClaimed={onClaimed}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
      </dd>
    </div>
  );
}

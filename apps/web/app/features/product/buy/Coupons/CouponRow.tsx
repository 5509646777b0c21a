import type { SkuPromotion } from '@huarong/contract/catalogue';
import { Icon } from '@huarong/ui';
import styles from './CouponRow.module.css';
import { shortCouponText } from './coupon-text.ts';

const SHOWN = 3;

interface CouponRowProps {
  coupons: SkuPromotion['coupons'];
  onOpen: () => void;
}

/** At most three coupons on one line; 领取 opens the drawer with all of them. */
export const CouponRow = ({ coupons, onOpen }: CouponRowProps) => (
  <div className={styles.row}>
    <dt>优惠券</dt>
    <dd>
      <ul className={styles.chips}>
        {coupons.slice(0, SHOWN).map((coupon) => (
          <li key={coupon.offerId} data-claimed={coupon.claimed || undefined}>
            {shortCouponText(coupon)}
            {coupon.claimed && <em>已领</em>}
          </li>
        ))}
      </ul>
      <button type="button" aria-haspopup="dialog" className={styles.open} onClick={onOpen}>
        领取
        <Icon name="right" size={10} />
      </button>
    </dd>
  </div>
);

import type { CouponOffer } from '@huarong/contract/coupons';
import { showToast } from '@huarong/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { browserApi } from '../../../../platform/api/index.ts';
import { useSession } from '../../../../platform/session/use-session.ts';
import styles from './OfferBlock.module.css';

interface ClaimableCouponsProps {
  coupons: readonly CouponOffer[];
  onClaimed: () => void;
}

/** 领取 claims a coupon for the member; a visitor is sent to the login page and back. */
export function ClaimableCoupons({ coupons, onClaimed }: ClaimableCouponsProps) {
  const [claiming, setClaiming] = useState<string | null>(null);
  const { isSignedIn } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  async function claim(offerId: string) {
    if (!isSignedIn) {
      await navigate(`/login?historyLocation=${encodeURIComponent(pathname + search)}`);
      return;
    }
    setClaiming(offerId);
    const reply = await browserApi().coupons.receive({ offerId });
    setClaiming(null);
    if (reply.ok) showToast('已领取，结算时可用');
    onClaimed();
  }

  return (
    <div>
      <dt>优惠券</dt>
      <dd className={styles.coupons}>
        {coupons.map((coupon) => (
          <span key={coupon.offerId} className={styles.coupon} data-claimed={coupon.claimed || undefined}>
            {coupon.title}
            {coupon.claimed ? (
              <em>已领取</em>
            ) : (
              <button
                type="button"
                disabled={claiming === coupon.offerId}
                onClick={() => claim(coupon.offerId)}
                aria-label={`领取 ${coupon.title}`}
              >
                {claiming === coupon.offerId ? '领取中' : '领取'}
              </button>
            )}
          </span>
        ))}
      </dd>
    </div>
  );
}

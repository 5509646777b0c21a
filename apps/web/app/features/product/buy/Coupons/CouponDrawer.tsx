import type { SkuPromotion } from '@huarong/contract/catalogue';
import type { CouponOffer } from '@huarong/contract/coupons';
import { Button, IconButton, isPhone, Phrases, Price, showToast, useModal } from '@huarong/ui';
import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { browserApi } from '../../../../platform/api/index.ts';
import { useSession } from '../../../../platform/session/use-session.ts';
import styles from './CouponDrawer.module.css';
import { couponConditionText } from './coupon-text.ts';
import { PriceList, PromotionList } from './OfferDetails.tsx';

interface CouponDrawerProps {
  offer: SkuPromotion;
  subtotal: number;
  onClaimed: () => void;
  onClose: () => void;
}

/**
 * All coupons for this product at the right edge, each with what is missing. On phones a sheet, with the steps to the price and
 * the promotions as well.
 */
export function CouponDrawer({ offer, subtotal, onClaimed, onClose }: CouponDrawerProps) {
  const modal = useModal({ open: true, onClose, hash: '#promo' });
  const { claiming, claim } = useClaim(onClaimed);
  // Before the dialog leaves the document, so that closing returns the focus.
  useLayoutEffect(() => {
    const element = modal.ref.current;
    return () => element?.close();
  }, [modal.ref]);
  return (
    <dialog {...modal} className={styles.drawer} aria-labelledby="coupon-drawer">
      <div className={styles.panel}>
        <h2 id="coupon-drawer" data-grip>
          {isPhone() || offer.coupons.length === 0 ? '优惠' : '优惠券'}
        </h2>
        <PriceList offer={offer} />
        {offer.coupons.length > 0 && (
          <>
            <h3 className={styles.onPhone}>可领的券</h3>
            <p>每单用一张商品券，可与满减、免邮券同用；门槛按满减后计算。</p>
          </>
        )}
        <ul className={styles.list}>
          {offer.coupons.map((coupon) => (
            <li key={coupon.offerId}>
              <b className={styles.face} data-long={coupon.face.length > 4 || undefined}>
                {coupon.kind === 'amountOff' && <small>¥</small>}
                {coupon.face}
              </b>
              <span>
                <strong>{coupon.title}</strong>
                {couponConditionText(coupon, subtotal)}
                <br />
                <Phrases text={`${coupon.scopeText}，${coupon.validText}`} />
              </span>
              <ClaimButton
                coupon={coupon}
                isBusy={claiming === coupon.offerId}
                onClaim={() => claim(coupon.offerId)}
              />
            </li>
          ))}
        </ul>
        <PromotionList offer={offer} />
        <p className={styles.foot}>
          <span>单件到手价</span>
          <Price amount={offer.finalPrice} />
        </p>
        <IconButton
          className={styles.close}
          icon="close"
          label="关闭"
          size="sm"
          frame="plain"
          onClick={onClose}
        />
      </div>
    </dialog>
  );
}

interface ClaimButtonProps {
  coupon: CouponOffer;
  isBusy: boolean;
  onClaim: () => void;
}

function ClaimButton({ coupon, isBusy, onClaim }: ClaimButtonProps) {
  if (coupon.claimed) return <em>已领取</em>;
  if (!coupon.eligible) return <em>暂不可领</em>;
  return (
    <Button kind="line" size="sm" loading={isBusy} onClick={onClaim} aria-label={`领取 ${coupon.title}`}>
      领取
    </Button>
  );
}

/** Claims a coupon for the member; a visitor is sent to the login page and back. */
function useClaim(onClaimed: () => void) {
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
  return { claiming, claim };
}

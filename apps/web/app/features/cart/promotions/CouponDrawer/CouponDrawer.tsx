import type { Cart } from '@huarong/contract/cart';
import type { CouponOffer } from '@huarong/contract/coupons';
import { Coupon, Dialog, EmptyState } from '@huarong/ui';
import { couponFace, couponTerms, useOffers } from '../../../coupons/index.ts';
import styles from './CouponDrawer.module.css';

interface CouponDrawerProps {
  coupons: Cart['coupons'];
  /** A claimed coupon may change the price of the cart. */
  onClaimed: () => unknown;
  onClose: () => void;
}

/** The coupons for this cart: those the member owns, with their effect or the reason they do not apply, and those to claim. */
export function CouponDrawer({ coupons, onClaimed, onClose }: CouponDrawerProps) {
  const { offers, claiming, claim } = useOffers({ isEnabled: true, onClaimed });
  const claimable = offers.filter(({ claimed, claimedShare }) => !claimed && claimedShare < 100);
  return (
    <Dialog
      open
      onClose={onClose}
      title="优惠券"
      description="最省的一张会自动用上，结算时可以改。"
      footer={<a href="/campaign/coupons.html">去领券中心</a>}
    >
      <div className={styles.lists}>
        {coupons.length > 0 && <OwnedCoupons coupons={coupons} />}
        {claimable.length > 0 && <ClaimableCoupons offers={claimable} claiming={claiming} onClaim={claim} />}
        {coupons.length === 0 && claimable.length === 0 && (
          <EmptyState icon="ticket" title="暂时没有能用的优惠券">
            有新券时会出现在这里和领券中心。
          </EmptyState>
        )}
      </div>
    </Dialog>
  );
}

const OwnedCoupons = ({ coupons }: Pick<CouponDrawerProps, 'coupons'>) => (
  <section aria-labelledby="coupons-owned">
    <h3 id="coupons-owned">我的优惠券</h3>
    <ul>
      {coupons.map((coupon) => (
        <li key={coupon.couponId}>
          <Coupon
            size="sm"
            face={couponFace(coupon)}
            threshold={couponTerms(coupon)}
            title={coupon.title}
            note={couponNote(coupon)}
            state="claimed"
            actionLabel={coupon.chosen ? '已用上' : coupon.usable ? '可用' : '本单不可用'}
          />
        </li>
      ))}
    </ul>
  </section>
);

interface ClaimableCouponsProps {
  offers: readonly CouponOffer[];
  /** The offer whose claim is running. */
  claiming: string | null;
  onClaim: (offerId: string) => unknown;
}

const ClaimableCoupons = ({ offers, claiming, onClaim }: ClaimableCouponsProps) => (
  <section aria-labelledby="coupons-claimable">
    <h3 id="coupons-claimable">可以领取</h3>
    <ul>
      {offers.map((offer) => (
        <li key={offer.offerId}>
          <Coupon
            size="sm"
            face={couponFace(offer)}
            threshold={couponTerms(offer)}
            title={offer.title}
            note={`${offer.scopeText}，${offer.validText}`}
            state="claimable"
            member={offer.cards !== undefined}
            loading={claiming === offer.offerId}
            onClaim={() => void onClaim(offer.offerId)}
          />
        </li>
      ))}
    </ul>
  </section>
);

function couponNote({ chosen, saves, usable, reason, scopeText }: Cart['coupons'][number]): string {
  if (chosen) return `已减 ¥${saves}，${scopeText}`;
  if (usable) return `可减 ¥${saves}，${scopeText}`;
  return reason ?? scopeText;
}

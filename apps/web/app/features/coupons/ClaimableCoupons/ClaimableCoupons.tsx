import type { CouponOffer } from '@huarong/contract/coupons';
import { Coupon } from '@huarong/ui';
import { Block } from '../../account/index.ts';
import { couponTerms } from '../CouponCard/coupon-texts.ts';
import { couponFace } from '../coupon-face.ts';
import { useClaim } from '../use-claim.ts';
import styles from './ClaimableCoupons.module.css';

const SHOWN = 6;

/** Coupons the member can claim now. */
export function ClaimableCoupons({ offers }: { offers: readonly CouponOffer[] }) {
  const { claiming, claim } = useClaim();
  if (offers.length === 0) return null;
  return (
    <Block
      title="可以领取的券"
      note={`${offers.length} 张`}
      aside={<a href="/campaign/coupons.html">去领券中心</a>}
    >
      <ul className={styles.offers}>
        {offers.slice(0, SHOWN).map((offer) => (
          <li key={offer.offerId}>
            <Coupon
              face={couponFace(offer)}
              threshold={couponTerms(offer)}
              title={offer.title}
              note={offer.validText}
              state="claimable"
              member={offer.cards !== undefined}
              loading={claiming === offer.offerId}
              onClaim={() => void claim(offer)}
              size="sm"
            />
          </li>
        ))}
      </ul>
    </Block>
  );
}

import type { CouponOffer } from '@huarong/contract/coupons';
import { Coupon, SectionHead } from '@huarong/ui';
import { couponFace, couponTerms, type useOffers } from '../../coupons/index.ts';
import type { Block } from '../campaign-data.ts';
import styles from './CouponFloor.module.css';

interface CouponFloorProps extends ReturnType<typeof useOffers> {
  block: Block<'coupons'>;
  id: string;
}

/** Coupons to claim. Renders nothing without any. */
export function CouponFloor({ block, id, offers, claiming, claim }: CouponFloorProps) {
  if (offers.length === 0) return null;
  return (
    <section className={styles.floor} id={id}>
      <SectionHead title={block.title} sub={block.note} more={block.more} />
      <ul className={styles.coupons}>
        {offers.map((offer) => (
          <li key={offer.offerId}>
            <Coupon
              face={couponFace(offer)}
              threshold={couponTerms(offer)}
              title={offer.title}
              note={offer.validText}
              state={stateOf(offer)}
              useHref="/category/hot_rec/"
              loading={claiming === offer.offerId}
              onClaim={() => void claim(offer.offerId)}
              size="sm"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateOf({ claimed, claimedShare }: CouponOffer) {
  if (claimed) return 'usable';
  return claimedShare >= 100 ? 'gone' : 'claimable';
}

import type { CouponOffer } from '@huarong/contract/coupons';
import { Button, Notice } from '@huarong/ui';
import { Block } from '../../account/index.ts';
import { useClaim } from '../../coupons/index.ts';
import styles from './CardOffers.module.css';

/** Claimable coupons for the member's card level. */
export function CardOffers({ offers }: { offers: readonly CouponOffer[] }) {
  const { claiming, claim } = useClaim();
  if (offers.length === 0) return null;
  return (
    <Block title="可以领取的">
      <div className={styles.offers}>
        {offers.map((offer) => (
          <Notice
            key={offer.offerId}
            tone="pine"
            icon="ticket"
            title={offer.title}
            action={
              <Button
                kind="line"
                size="sm"
                loading={claiming === offer.offerId}
                loadingLabel="正在领取"
                aria-label={`领取：${offer.title}`}
                onClick={() => void claim(offer)}
              >
                领取
              </Button>
            }
          >
            {offerText(offer)}，{offer.validText}
          </Notice>
        ))}
      </div>
    </Block>
  );
}

function offerText({ kind, face, threshold, scopeText }: CouponOffer): string {
  if (kind !== 'amountOff') return kind === 'percentOff' ? `${face}，${scopeText}` : scopeText;
  return Number(threshold) > 0 ? `满 ${Number(threshold)} 减 ¥${face}` : `减 ¥${face}`;
}

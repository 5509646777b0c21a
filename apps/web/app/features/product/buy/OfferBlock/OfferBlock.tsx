import type { Sku, SkuPromotion } from '@huarong/contract/catalogue';
import { displayYuan, fromYuan, ZERO } from '@huarong/core/shared';
import { Countdown, isPhone, MarketPrice, Price, VipBadge, VisuallyHidden } from '@huarong/ui';
import { Suspense, useEffect, useState } from 'react';
import { useShopNow } from '../../../../platform/clock/use-shop-now.ts';
import { lazyOptional } from '../../../../platform/components/lazy-optional.ts';
import { dearerMarketPrice, displayCount } from '../../../catalogue/index.ts';
import { CouponRow } from '../Coupons/CouponRow.tsx';
import { FinalPrice } from './FinalPrice.tsx';
import styles from './OfferBlock.module.css';
import { PromotionRow } from './PromotionRow.tsx';

const CouponDrawer = lazyOptional(async () => (await import('../Coupons/CouponDrawer.tsx')).CouponDrawer);

interface OfferBlockProps {
  sku: Sku;
  /** The offer to show: the shopper's own, or the public one until that is loaded. */
  offer: SkuPromotion | null;
  isLoading: boolean;
  quantity: number;
  onClaimed: () => void;
}

/** The price, the final price (到手价) for this shopper, and the coupons and promotions that lead to it. */
export function OfferBlock({ sku, offer, isLoading, quantity, onClaimed }: OfferBlockProps) {
  const now = useShopNow();
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useEffect(() => {
    if (window.location.hash === '#promo' && isPhone()) setOpen(true);
  }, []);
  const unitPrice = offer?.offerPrice ?? sku.offerPrice;
  const market = dearerMarketPrice({ ...sku, offerPrice: unitPrice });
  const member = fromYuan(sku.memberPrice ?? '');
  return (
    <section className={styles.offer} aria-label="价格与优惠" aria-busy={isLoading}>
      <div className={styles.price}>
        <VisuallyHidden>售价</VisuallyHidden>
        <Price amount={unitPrice} size="lg" />
        {market && <MarketPrice amount={market} />}
        {member !== null && member < (fromYuan(unitPrice) ?? ZERO) && (
          <VipBadge>会员价 {displayYuan(member)}</VipBadge>
        )}
        {offer?.countdown && now ? (
          <span className={styles.countdown}>
            {offer.countdown.title}　
            <Countdown endsAt={offer.countdown.endsAt} serverNow={now} onEnd={onClaimed} />
          </span>
        ) : (
          offer &&
          offer.expectedPoints > 0 && (
            <span className={styles.points}>本单预计可得 {displayCount(offer.expectedPoints)} 积分</span>
          )
        )}
      </div>
      {offer && offer.finalPrice !== unitPrice && (
        <FinalPrice amount={offer.finalPrice} arithmetic={offer.arithmetic} onOpen={open} />
      )}
      {offer && (offer.coupons.length > 0 || offer.promotions.length > 0) && (
        <dl className={styles.rows}>
          {offer.coupons.length > 0 && <CouponRow coupons={offer.coupons} onOpen={open} />}
          {offer.promotions.length > 0 && <PromotionRow promotions={offer.promotions} onOpen={open} />}
        </dl>
      )}
      {isOpen && offer && (
        <Suspense fallback={null}>
          <CouponDrawer
            offer={offer}
            subtotal={subtotalOf(unitPrice, quantity)}
            onClaimed={onClaimed}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

const subtotalOf = (unitPrice: string, quantity: number): number => (fromYuan(unitPrice) ?? ZERO) * quantity;

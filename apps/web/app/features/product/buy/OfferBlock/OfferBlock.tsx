import type { Sku, SkuPromotion } from '@huarong/contract/catalogue';
import { displayYuan, fromYuan, ZERO } from '@huarong/core/shared';
import { Countdown, MarketPrice, Price, Tag, VipBadge } from '@huarong/ui';
import { useShopNow } from '../../../../platform/clock/use-shop-now.ts';
import { dearerMarketPrice } from '../../../catalogue/index.ts';
import type { LiveSku } from '../use-live-sku.ts';
import { ClaimableCoupons } from './ClaimableCoupons.tsx';
import { Gifts } from './Gifts.tsx';
import styles from './OfferBlock.module.css';
import { Presale } from './Presale.tsx';

interface OfferBlockProps {
  sku: Sku;
  live: LiveSku | null;
  /** The public offer of the sku the page was opened with: shown until the shopper's own offer is loaded. */
  publicOffer: SkuPromotion | null;
  onClaimed: () => void;
}

/** The final price (到手价) for this shopper and the promotions that lead to it. */
export function OfferBlock({ sku, live, publicOffer, onClaimed }: OfferBlockProps) {
  const now = useShopNow();
  const offer = live?.offer ?? (publicOffer?.skuId === sku.skuId ? publicOffer : null);
  const unitPrice = offer?.offerPrice ?? sku.offerPrice;
  const price = offer?.finalPrice ?? unitPrice;
  const isReduced = price !== unitPrice;
  const market = dearerMarketPrice({ ...sku, offerPrice: unitPrice }) ?? (isReduced ? unitPrice : undefined);
  const member = fromYuan(sku.memberPrice ?? '');
  return (
    <section className={styles.offer} aria-label="价格与优惠" aria-busy={live === null}>
      <div className={styles.price}>
        <span className={styles.label}>{isReduced ? '到手价' : offer?.presale ? '预售价' : '售价'}</span>
        <Price amount={price} size="lg" />
        {market && <MarketPrice amount={market} />}
        {member !== null && member < (fromYuan(unitPrice) ?? ZERO) && (
          <VipBadge>会员价 {displayYuan(member)}</VipBadge>
        )}
        {offer?.countdown && now && (
          <span className={styles.countdown}>
            {offer.countdown.title}　
            <Countdown endsAt={offer.countdown.endsAt} serverNow={now} onEnd={onClaimed} />
          </span>
        )}
      </div>
      {isReduced && offer && <PriceBreakdown lines={offer.arithmetic} />}
      <dl className={styles.rows}>
        {offer?.presale && <Presale presale={offer.presale} />}
        {offer && offer.coupons.length > 0 && (
          <ClaimableCoupons coupons={offer.coupons} onClaimed={onClaimed} />
        )}
        {offer && offer.promotions.length > 0 && (
          <div>
            <dt>促销</dt>
            <dd>
              {offer.promotions.map((promotion) => (
                <p key={promotion.promotionId}>
                  <Tag>{promotion.mark}</Tag> {promotion.text}
                  {promotion.hint && <small>{promotion.hint}</small>}
                </p>
              ))}
            </dd>
          </div>
        )}
        {offer && offer.expectedPoints > 0 && (
          <div>
            <dt>积分</dt>
            <dd>本单预计可得 {offer.expectedPoints} 积分</dd>
          </div>
        )}
        {offer && offer.gifts.length > 0 && <Gifts gifts={offer.gifts} />}
      </dl>
    </section>
  );
}

/** `售价 ¥320.00　品牌券 −¥50.00`: every step from the list price to the final price. */
const PriceBreakdown = ({ lines }: { lines: readonly { label: string; amount: string }[] }) => (
  <ul className={styles.arithmetic} aria-label="到手价怎么算">
    {lines.map(({ label, amount }) => {
      const value = fromYuan(amount);
      return (
        <li key={label}>
          {label} <span>{value === null ? amount : displayYuan(value)}</span>
        </li>
      );
    })}
  </ul>
);

import type { SkuPromotion } from '@huarong/contract/catalogue';
import { groupDigits } from '@huarong/core/shared';
import { Price } from '@huarong/ui';
import { plainAmount } from '../OfferBlock/price-parts.ts';
import styles from './CouponDrawer.module.css';

const FINAL = '到手价';

/** On phones: every step from the list price to the final price, one below the other. */
export const PriceList = ({ offer }: { offer: SkuPromotion }) =>
  offer.arithmetic.length === 0 ? null : (
    <section className={styles.onPhone} aria-labelledby="price-steps">
      <h3 id="price-steps">到手价怎么算</h3>
      <dl className={styles.steps}>
        {offer.arithmetic
          .filter(({ label }) => label !== FINAL)
          .map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd data-minus={amount.startsWith('-') || undefined}>
                {amount.startsWith('-') && '−'}¥{plainAmount(amount)}
              </dd>
            </div>
          ))}
        <div className={styles.total}>
          <dt>{FINAL}</dt>
          <dd>
            <Price amount={offer.finalPrice} size="md" />
          </dd>
        </div>
      </dl>
    </section>
  );

/** On phones: the promotions, each with what is missing, and the points. */
export const PromotionList = ({ offer }: { offer: SkuPromotion }) =>
  offer.promotions.length === 0 && offer.expectedPoints === 0 ? null : (
    <section className={styles.onPhone} aria-labelledby="all-promotions">
      <h3 id="all-promotions">促销</h3>
      <ul className={styles.promotions}>
        {offer.promotions.map(({ promotionId, mark, text, hint }) => (
          <li key={promotionId}>
            <em>{mark}</em>
            <p>
              {text}
              {hint && <small>{hint}</small>}
            </p>
          </li>
        ))}
        {offer.expectedPoints > 0 && (
          <li>
            <em>积分</em>
            <p>
              本单预计可得 {groupDigits(offer.expectedPoints)} 积分
              <small>订单完成后到账</small>
            </p>
          </li>
        )}
      </ul>
    </section>
  );

import type { Cart } from '@huarong/contract/cart';
import { displayYuan, fromYuan, ZERO } from '@huarong/core/shared';
import { Progress, Tag } from '@huarong/ui';
import styles from './CartOffers.module.css';

type Promotion = Cart['promotions'][number];

/** The amount a promotion saves and what is missing for its next tier. */
export function PromotionBar({ promotion, cart }: { promotion: Promotion; cart: Cart }) {
  const saved = fromYuan(promotion.saved) ?? ZERO;
  const { next } = promotion;
  const gap = fromYuan(next?.gap ?? '') ?? ZERO;
  const reachedAmount = checkedSubtotal(promotion, cart);
  return (
    <p className={styles.bar}>
      <Tag tone="fill">{promotion.mark}</Tag>
      <span>{promotion.text}</span>
      {saved > 0 && <b>已减 {displayYuan(saved)}</b>}
      {next && (
        <>
          <span>{next.text}</span>
          {gap > 0 && (
            <Progress
              label="距下一档"
              percent={Math.round((reachedAmount / (reachedAmount + gap)) * 100)}
              tone="rouge"
            />
          )}
          {promotion.link && <a href={promotion.link}>去凑单</a>}
        </>
      )}
    </p>
  );
}

/** The subtotal of the ticked lines that count for the promotion. */
const checkedSubtotal = ({ skuIds }: Promotion, { ordinaryShopCartSkus }: Cart): number =>
  ordinaryShopCartSkus
    .filter(({ checked, skuId }) => checked && skuIds.includes(skuId))
    .reduce((sum, { subtotal }) => sum + (fromYuan(subtotal) ?? ZERO), 0);

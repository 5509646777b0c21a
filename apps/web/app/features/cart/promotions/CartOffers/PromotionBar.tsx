import type { Cart } from '@huarong/contract/cart';
import { displayYuan, fromYuan, ZERO } from '@huarong/core/shared';
import { Progress, Tag } from '@huarong/ui';
import styles from './CartOffers.module.css';

type Promotion = Cart['promotions'][number];

/** The amount a promotion saves and what is missing for its next tier. */
export function PromotionBar({ promotion }: { promotion: Promotion }) {
  const saved = fromYuan(promotion.saved) ?? ZERO;
  const { next } = promotion;
  return (
    <p className={styles.bar}>
      <Tag tone="fill">{promotion.mark}</Tag>
      <span>{promotion.text}</span>
      {saved > 0 && <b>已减 {displayYuan(saved)}</b>}
      {next && (
        <>
          <span>{next.text}</span>
          {/* The server counts as the price engine does: after discounts. */}
          {next.percent !== undefined && <Progress label="距下一档" percent={next.percent} tone="rouge" />}
          {promotion.link && <a href={promotion.link}>去凑单</a>}
        </>
      )}
    </p>
  );
}

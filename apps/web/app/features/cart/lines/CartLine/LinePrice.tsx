import type { CartLine } from '@huarong/contract/cart';
import { priceChange } from '@huarong/core/cart';
import { displayYuan, fromYuan } from '@huarong/core/shared';
import { MarketPrice, Price } from '@huarong/ui';
import { dearerMarketPrice } from '../../../catalogue/index.ts';
import styles from './CartLine.module.css';

export const LinePrice = ({ line }: { line: CartLine }) => (
  <div className={styles.price}>
    <Price amount={line.offerPrice} size="base" tone="ink" />
    {dearerMarketPrice(line) && <MarketPrice amount={line.marketPrice} />}
    {line.priceLabel && <small>{line.priceLabel}</small>}
    <PriceChange line={line} />
  </div>
);

/** `比加入时降 ¥20.00`. A rise is shown too, so that the total does not surprise the shopper. */
function PriceChange({ line }: { line: CartLine }) {
  const [whenAdded, now] = [fromYuan(line.priceWhenAdded ?? ''), fromYuan(line.offerPrice)];
  const change = whenAdded === null || now === null ? null : priceChange(whenAdded, now);
  if (!change) return null;
  const isCheaper = change.direction === 'drop';
  return (
    <small className={isCheaper ? styles.cheaper : styles.dearer}>
      比加入时{isCheaper ? '降' : '涨'} {displayYuan(change.amount)}
    </small>
  );
}

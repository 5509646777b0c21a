import type { CartLine } from '@huarong/contract/cart';
import { displayYuan, fen, fromYuan } from '@huarong/core/shared';
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
  const [priceWhenAdded, currentPrice] = [fromYuan(line.priceWhenAdded ?? ''), fromYuan(line.offerPrice)];
  if (priceWhenAdded === null || currentPrice === null || priceWhenAdded === currentPrice) return null;
  const isCheaper = currentPrice < priceWhenAdded;
  return (
    <small className={isCheaper ? styles.cheaper : styles.dearer}>
      比加入时{isCheaper ? '降' : '涨'} {displayYuan(fen(Math.abs(currentPrice - priceWhenAdded)))}
    </small>
  );
}

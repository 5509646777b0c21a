import { VisuallyHidden } from '../Assistive/VisuallyHidden.tsx';
import { classNames } from '../class-names.ts';
import styles from './Price.module.css';
import { type Amount, priceParts } from './price-parts.ts';

export interface PriceProps {
  /** A whole number of fen, or yuan as a string with at most two decimals. */
  amount: Amount;
  /** The market price, struck through; leave it out when there is no evidence for it. */
  market?: Amount | undefined;
  /** 14, 18, 22 or 36 pixels. */
  size?: 'sm' | 'base' | 'md' | 'lg' | undefined;
  /** `rouge` for the price to pay, `ink` for a unit price in a list, `muted` for unavailable products. */
  tone?: 'rouge' | 'ink' | 'muted' | undefined;
  /** Leaves the decimals out, for the value of a coupon. */
  withoutDecimals?: boolean | undefined;
}

export function Price({
  amount,
  market,
  size = 'base',
  tone = 'rouge',
  withoutDecimals = false,
}: PriceProps) {
  const parts = priceParts(amount);
  if (!parts) return <span className={styles['none']}>暂无价格</span>;
  return (
    <>
      <span className={classNames(styles['price'], styles[size], styles[tone])}>
        <VisuallyHidden>{parts.spoken}</VisuallyHidden>
        <span aria-hidden="true">
          <span className={styles['sign']}>{parts.sign}</span>
          {parts.yuan}
          {!withoutDecimals && <span className={styles['cents']}>{parts.cents}</span>}
        </span>
      </span>
      {market !== undefined && <MarketPrice amount={market} />}
    </>
  );
}

/** A struck-through price in small grey text. */
export function MarketPrice({ amount }: { amount: Amount }) {
  const parts = priceParts(amount);
  if (!parts) return null;
  return (
    <del className={styles['market']}>
      <VisuallyHidden>原价 </VisuallyHidden>
      {parts.spoken}
    </del>
  );
}

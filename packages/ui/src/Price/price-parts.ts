import { displayYuan, fen, fromYuan } from '@huarong/core/shared';

/** A whole number of fen, or yuan as the contract writes them: `118000` and `"1180.00"` are the same amount. */
export type Amount = number | string;

export interface PriceParts {
  /** `¥`, or `−¥` for a discount. */
  sign: string;
  /** Whole yuan with thousands separators. */
  yuan: string;
  /** `.00`, with its point. */
  cents: string;
  /** The amount as one string, for screen readers and struck-through prices. */
  spoken: string;
}

/** Splits an amount into large and small text; null when it is not an amount. */
export function priceParts(amount: Amount): PriceParts | null {
  const value = typeof amount === 'string' ? fromYuan(amount) : fen(amount);
  if (value === null) return null;
  const spoken = displayYuan(value);
  const yuanAt = spoken.indexOf('¥') + 1;
  const centsAt = spoken.lastIndexOf('.');
  return {
    sign: spoken.slice(0, yuanAt),
    yuan: spoken.slice(yuanAt, centsAt),
    cents: spoken.slice(centsAt),
    spoken,
  };
}

import { accept, type Fen, fen, fromYuan, type Result, refuse } from '../../shared/index.ts';

/** ¥0.01 to ¥1,000,000.00: a higher price is a typing mistake. The table `sku` refuses the same. */
export const LOWEST_PRICE = fen(1);
export const HIGHEST_PRICE = fen(100_000_000);

export type NotAPrice = { code: 'not-an-amount' } | { code: 'too-low' } | { code: 'too-high' };

/** `"320"`, `"320.5"` or `"320.00"` as fen. */
export function parsePrice(text: string): Result<Fen, NotAPrice> {
  const amount = fromYuan(text);
  if (amount === null) return refuse({ code: 'not-an-amount' });
  if (amount < LOWEST_PRICE) return refuse({ code: 'too-low' });
  return amount > HIGHEST_PRICE ? refuse({ code: 'too-high' }) : accept(amount);
}

import { displayYuan, fen, fromYuan } from '@huarong/core/shared';

const SIZE = /^(\d+(?:\.\d+)?) ?(g|ml)$/i;

/** The price of ten grams or millilitres; null for products not sold by weight or volume. */
export function unitPrice(size: string | undefined, offerPrice: string): string | null {
  const [, amount, unit] = SIZE.exec(size ?? '') ?? [];
  const price = fromYuan(offerPrice);
  if (amount === undefined || unit === undefined || price === null) return null;
  return `${displayYuan(fen(Math.round((price * 10) / Number(amount))))} / 10${unit.toLowerCase()}`;
}

import { displayYuan, fen, fromYuan } from '@huarong/core/shared';

const SIZE = /^(\d+(?:\.\d+)?) ?(g|ml)$/i;

/** The price of ten grams or millilitres; null for products not sold by weight or volume. */
export function unitPrice(size: string | undefined, price: string): string | null {
  const [, amount, unit] = SIZE.exec(size ?? '') ?? [];
  const paid = fromYuan(price);
  if (amount === undefined || unit === undefined || paid === null) return null;
  return `${displayYuan(fen(Math.round((paid * 10) / Number(amount))))} / 10${unit.toLowerCase()}`;
}

import { displayYuan, fen, fromYuan } from '@huarong/core/shared';

const SIZE = /^(\d+(?:\.\d+)?) ?(g|ml)$/i;

/** What ten grams or millilitres cost; null for goods that are not sold by weight. */
export function unitPrice(size: string | undefined, offerPrice: string): string | null {
  const [, amount, unit] = SIZE.exec(size ?? '') ?? [];
  const price = fromYuan(offerPrice);
  if (amount === undefined || unit === undefined || price === null) return null;
  return `${displayYuan(fen(Math.round((price * 10) / Number(amount))))} / 10${unit.toLowerCase()}`;
}

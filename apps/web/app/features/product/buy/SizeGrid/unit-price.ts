import { displayYuan, fen, fromYuan } from '@huarong/core/shared';

const SIZE = /^(\d+(?:\.\d+)?)\s?(ml|g)$/i;
const UNITS: Record<string, string> = { ml: '毫升', g: '克' };

/** `每毫升 ¥23.60`; null for a size that is no single amount, as `12g × 2`. */
export function unitPriceText(size: string, price: string): string | null {
  const [, amount, unit] = SIZE.exec(size) ?? [];
  const total = fromYuan(price);
  if (amount === undefined || unit === undefined || total === null || Number(amount) <= 0) return null;
  return `每${UNITS[unit.toLowerCase()]} ${displayYuan(fen(Math.round(total / Number(amount))))}`;
}

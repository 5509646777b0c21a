/** In yuan; the last band is open. */
const BAND_LIMITS = [0, 100, 300, 600, 1_000];

/** `29900` fen → `100-300`: the upper limit is exclusive. */
export function priceBandOf(fen: number): string {
  const at = BAND_LIMITS.findLastIndex((step) => fen >= step * 100);
  return `${BAND_LIMITS[at]}-${BAND_LIMITS[at + 1] ?? ''}`;
}

/** `100-300` → `¥100–300` */
export function priceBandLabel(band: string): string {
  const [from, to] = band.split('-');
  if (from === '0') return `¥${to} 以下`;
  return to ? `¥${from}–${to}` : `¥${from} 以上`;
}

export const orderOfBand = (band: string) => Number(band.split('-')[0]);

/** `38-138` or `600-` in whole yuan, both ends inclusive; null when it is no range. */
export function parsePriceRange(text: string | undefined): { minFen: number; maxFen?: number } | null {
  const [, from, to] = /^(\d{1,6})-(\d{0,6})$/.exec(text ?? '') ?? [];
  if (from === undefined) return null;
  return { minFen: Number(from) * 100, ...(to && { maxFen: Number(to) * 100 }) };
}

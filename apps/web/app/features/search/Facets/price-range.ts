const MAX_YUAN = 999_999;

/** `38` and `138` → `38-138`; the wrong way round is put right, half a range is open, and nothing is no range. */
export function writePriceRange(from: string, to: string): string | null {
  const min = parseYuan(from);
  const max = parseYuan(to);
  if (min === null && max === null) return null;
  if (max === null) return `${min}-`;
  return `${Math.min(min ?? 0, max)}-${Math.max(min ?? 0, max)}`;
}

/** Whole yuan; what is no figure is nothing. */
function parseYuan(text: string): number | null {
  const value = Number(text.trim());
  return text.trim() !== '' && value >= 0 ? Math.min(Math.floor(value), MAX_YUAN) : null;
}

/** `38-138` → `¥38–138` */
export function priceRangeLabel(range: string): string {
  const [from, to] = range.split('-');
  return to ? `¥${from}–${to}` : `¥${from} 以上`;
}

const MAX_YUAN = 999_999;

/** `38` and `138` → `38-138`; swapped bounds are reordered, a missing bound is open, and null means no range. */
export function writePriceRange(from: string, to: string): string | null {
  const min = parseYuan(from);
  const max = parseYuan(to);
  if (min === null && max === null) return null;
  if (max === null) return `${min}-`;
  return `${Math.min(min ?? 0, max)}-${Math.max(min ?? 0, max)}`;
}

/** Whole yuan; null when the text is not a number. */
function parseYuan(text: string): number | null {
  const value = Number(text.trim());
  return text.trim() !== '' && value >= 0 ? Math.min(Math.floor(value), MAX_YUAN) : null;
}

/** `38-138` → `¥38–138` */
export function priceRangeLabel(range: string): string {
  const [from, to] = range.split('-');
  return to ? `¥${from}–${to}` : `¥${from} 以上`;
}

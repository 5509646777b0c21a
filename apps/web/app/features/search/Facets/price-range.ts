const MOST = 999_999;

/** `38` and `138` → `38-138`; the wrong way round is put right, half a range is open, and nothing is no range. */
export function writePriceRange(from: string, to: string): string | null {
  const least = yuanIn(from);
  const most = yuanIn(to);
  if (least === null && most === null) return null;
  if (most === null) return `${least}-`;
  return `${Math.min(least ?? 0, most)}-${Math.max(least ?? 0, most)}`;
}

/** Whole yuan; what is no figure is nothing. */
function yuanIn(written: string): number | null {
  const figure = Number(written.trim());
  return written.trim() !== '' && figure >= 0 ? Math.min(Math.floor(figure), MOST) : null;
}

/** `38-138` → `¥38–138` */
export function priceRangeLabel(range: string): string {
  const [from, to] = range.split('-');
  return to ? `¥${from}–${to}` : `¥${from} 以上`;
}

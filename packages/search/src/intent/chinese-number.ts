const DIGITS: Readonly<Record<string, number>> = {
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000, 万: 10_000 };

/** `两百五` → 250, `百` → 100, `1500` → 1500; null when it is no number. */
export function parseNumber(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  let total = 0;
  let digit: number | null = null;
  let lastUnit = 1;
  for (const character of text) {
    const unit = UNITS[character];
    const value = DIGITS[character];
    if (unit !== undefined) {
      total += (digit ?? 1) * unit;
      digit = null;
      lastUnit = unit;
    } else if (value !== undefined && digit === null) {
      digit = value === 0 ? null : value;
      if (value === 0) lastUnit = 10;
    } else return null;
  }
  // 两百五 is 250, 十五 is 15, 一百零五 is 105.
  return total + (digit ?? 0) * (lastUnit > 10 ? lastUnit / 10 : 1);
}

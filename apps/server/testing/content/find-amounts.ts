/**
 * A number with a unit that the shop could break: money, discounts, multiples, times. A time in Chinese numerals is
 * mostly advice (等三分钟), so only periods are read there.
 */
const AMOUNT =
  /¥ ?\d[\d,.]*|\d[\d,.]* ?(?:元|折|倍|天|小时|分钟|个工作日|个月|分抵)|[一二两三四五六七八九十百千]+ ?(?:元|折|倍|天内|小时内|个工作日|个月)/g;
const PLACEHOLDER = /\{[^{}]*\}/g;

/** The amounts that a stored text writes out. What a placeholder says is true by itself. */
export const findAmounts = (text: string): string[] =>
  [...text.replace(PLACEHOLDER, '□').matchAll(AMOUNT)].map(([amount]) => amount.trim());

/** The amounts of a text that no known phrase explains. */
export function unexplainedAmounts(
  text: string,
  known: readonly { phrase: string; holds: () => boolean }[],
): string[] {
  const rest = known.reduce(
    (left, { phrase, holds }) => (holds() ? left.replaceAll(phrase, '') : left),
    text,
  );
  return findAmounts(rest);
}

/** `¥500–600`, `¥300 以内`, `¥400 上下`: what a budget allows, in yuan. Null when the text is no budget. */
export function readBudget(text: string): { from: number; to: number } | null {
  const [, low, high, about] = /^¥(\d+)(?:–(\d+)| (以内|上下))$/.exec(text) ?? [];
  if (low === undefined) return null;
  const amount = Number(low);
  if (high !== undefined) return { from: amount, to: Number(high) };
  return about === '以内' ? { from: 0, to: amount } : { from: amount * 0.8, to: amount * 1.2 };
}

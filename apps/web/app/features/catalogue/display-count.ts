import { groupDigits } from '@huarong/core/shared';

const WAN = 10_000;

/** From ten thousand on in 万 with one decimal, truncated: rounding up would overstate the count. */
export function displayCount(count: number): string {
  if (count < WAN) return groupDigits(count);
  const tenths = Math.floor(count / (WAN / 10));
  return `${groupDigits(tenths / 10)} 万`;
}

const WAN = 10_000;

/** From ten thousand on in 万 with one decimal, truncated: rounding up would overstate the count. */
export function displayCount(count: number): string {
  if (count < WAN) return count.toLocaleString('en-US');
  const tenths = Math.floor(count / (WAN / 10));
  return `${(tenths / 10).toLocaleString('en-US')} 万`;
}

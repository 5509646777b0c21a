/** `预计 11 月 26 日到货` for 2026-11-26; without a day that it is sold out. */
export function arrivalText(expectedOn: string | undefined): string {
  const [, month, day] = expectedOn?.split('-').map(Number) ?? [];
  return expectedOn ? `预计 ${month} 月 ${day} 日到货` : '暂时缺货';
}

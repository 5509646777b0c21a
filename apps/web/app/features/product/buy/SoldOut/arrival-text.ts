/** `预计 11 月 26 日到货` for 2026-11-26; without a day that it is sold out. */
export const arrivalText = (expectedOn: string | undefined): string =>
  expectedOn?.replace(/.{5}0?(\d+)-0?(\d+)/, '预计 $1 月 $2 日到货') ?? '暂时缺货';

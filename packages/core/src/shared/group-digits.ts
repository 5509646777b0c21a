/**
 * `12345.6` → `12,345.6`, with three decimals at most. Not `toLocaleString`: its first call loads the rules of the language, which
 * takes a phone longer than rendering all prices of a page.
 */
export const groupDigits = (number: number | string): string =>
  String(number).replace(/\d(?=(\d{3})+(?!\d))/g, '$&,');

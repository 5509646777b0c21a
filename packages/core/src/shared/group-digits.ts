/**
 * `12345.6` → `12,345.6`. Not `toLocaleString`: its first call loads the rules of the language, which takes a phone longer than
 * rendering all prices of a page.
 */
export function groupDigits(number: number | string): string {
  const [whole = '', ...fraction] = String(number).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
}

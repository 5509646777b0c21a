/** Field rules shared by forms and API calls. */

const EMAIL = /^[A-Za-z0-9_.]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;
const EMAIL_MAX = 254;

/** Letters, digits, underscores and dots, then @, a domain and a top-level part. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX && EMAIL.test(text);

/** Digits only: no sign, no point, no exponent, no full-width digits. */
export const isDigits = (text: string): boolean => /^[0-9]+$/.test(text);

/** Mail programs turn the plus signs of a forgot-password link into spaces; this turns them back. */
export const spacesToPlus = (parameter: string): string => parameter.replaceAll(' ', '+');

/**
 * `12.3` → `12.30`, `7` → `7.00`, `1.005` → `1.01`: the display form of a price; null when it is not an amount.
 * Works on the digits themselves, because the float 1.005 is a little less than it reads.
 */
export function formatTwoDecimals(amount: string | number): string | null {
  const match = /^(-?)([0-9]{1,13})(?:\.([0-9]+))?$/.exec(String(amount));
  if (!match) return null;
  const [, sign, yuan, decimals = ''] = match;
  const fen = BigInt(`${yuan}${decimals.slice(0, 2).padEnd(2, '0')}`);
  const rounded = fen + ((decimals[2] ?? '0') >= '5' ? 1n : 0n);
  const digits = String(rounded).padStart(3, '0');
  return `${sign && rounded > 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

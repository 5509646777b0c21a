/** Field rules shared by forms and API calls. */

const EMAIL = /^[A-Za-z0-9_.]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/i;
const EMAIL_MAX = 254;

/** Letters, digits, underscores and dots, then @, a domain and a top-level part. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX && EMAIL.test(text);

/** Why an address is not accepted, for the shopper; null when it is. */
export function emailProblem(text: string): string | null {
  if (isEmail(text)) return null;
  const at = text.lastIndexOf('@');
  if (at <= 0) return '请输入完整的邮箱地址，例如 name@example.com';
  if (text.length > EMAIL_MAX) return `邮箱地址最长 ${EMAIL_MAX} 个字符，请换一个邮箱`;
  const odd = /[^A-Za-z0-9_.]/u.exec(text.slice(0, at))?.[0];
  if (odd !== undefined)
    return `邮箱 @ 前面只支持字母、数字、下划线和点，不支持“${odd === ' ' ? '空格' : odd}”，请换一个邮箱`;
  return '请检查 @ 后面的域名，例如 example.com';
}

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

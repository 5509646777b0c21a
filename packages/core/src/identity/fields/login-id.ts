import { isEmail } from './validation.ts';

export type LoginId = { kind: 'mobile'; mobile: string } | { kind: 'email'; email: string };

const MOBILE = /^1[3-9][0-9]{9}$/;

/** `+86 138-0000-0001`, `0086…` and full-width digits are the same number; null when it is not a mobile number. */
export function parseMobile(written: string): string | null {
  const digits = written
    .normalize('NFKC')
    .replace(/[\s()-]/g, '')
    .replace(/^(?:\+|00)?86(?=1)/, '');
  return MOBILE.test(digits) ? digits : null;
}

/** The login id of the login form: a mobile number or an e-mail address. */
export function parseLoginId(written: string): LoginId | null {
  const mobile = parseMobile(written);
  if (mobile) return { kind: 'mobile', mobile };
  const email = written.normalize('NFKC').trim().toLowerCase();
  return isEmail(email) ? { kind: 'email', email } : null;
}

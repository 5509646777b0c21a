import { parseMobile } from '@huarong/core/identity';
import type { FormErrors, FormValues } from '../form/use-form.ts';
import { MOBILE_INVALID } from './use-mobile-code.ts';

export interface MobileCodeInput {
  mobile: string;
  smsCode: string;
  rToken: string;
}
type MobileCodeResult = { errors: FormErrors } | { errors: null; input: MobileCodeInput };

/** Reads mobile and code into the input of a call, or returns errors. */
export function readMobileCode(
  { mobile = '', smsCode = '' }: FormValues,
  rToken: string | null,
): MobileCodeResult {
  const normalizedMobile = parseMobile(mobile);
  if (!normalizedMobile) return { errors: { mobile: MOBILE_INVALID } };
  const code = readCode(smsCode, rToken);
  return code.errors ? code : { errors: null, input: { mobile: normalizedMobile, ...code.input } };
}

type CodeResult = { errors: FormErrors } | { errors: null; input: Omit<MobileCodeInput, 'mobile'> };

/** Reads a code alone, as for the mobile of the account. */
export function readCode(smsCode = '', rToken: string | null): CodeResult {
  if (!rToken) return { errors: { smsCode: '请先获取验证码' } };
  const digits = smsCode.normalize('NFKC').trim();
  if (!/^\d{6}$/.test(digits)) return { errors: { smsCode: '请输入 6 位数字验证码' } };
  return { errors: null, input: { smsCode: digits, rToken } };
}

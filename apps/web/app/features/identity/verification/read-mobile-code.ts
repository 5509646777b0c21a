import { readMobile } from '@huarong/core/identity';
import type { FormErrors, FormValues } from '../form/use-form.ts';
import { MOBILE_WRONG } from './use-mobile-code.ts';

export interface ProvedMobile {
  mobile: string;
  smsCode: string;
  rToken: string;
}
type Proof = { errors: FormErrors } | { errors: null; given: ProvedMobile };

/** Mobile and code as a call wants them, or what is missing. */
export function provedMobile({ mobile = '', smsCode = '' }: FormValues, rToken: string | null): Proof {
  const plain = readMobile(mobile);
  if (!plain) return { errors: { mobile: MOBILE_WRONG } };
  if (!rToken) return { errors: { smsCode: '请先获取验证码' } };
  const digits = smsCode.normalize('NFKC').trim();
  if (!/^\d{6}$/.test(digits)) return { errors: { smsCode: '请输入 6 位数字验证码' } };
  return { errors: null, given: { mobile: plain, smsCode: digits, rToken } };
}

import { encodeBase64, isGoodPassword, plainPassword } from '@huarong/core/identity';
import type { FormErrors, FormValues } from './use-form.ts';

export const PASSWORD_WEAK = '密码需为 8–20 位，字母、数字、符号至少两种';

/** What is wrong with a new password that was typed twice; null when nothing is. */
export function newPasswordErrors({ password = '', again }: FormValues): FormErrors | null {
  if (!isGoodPassword(password)) return { password: PASSWORD_WEAK };
  return password === again ? null : { again: '两次输入不一致' };
}

/** A new password as a call wants it. */
export const encodedPassword = ({ password = '' }: FormValues): string =>
  encodeBase64(plainPassword(password));

import { encodeBase64, isStrongPassword, normalisePassword } from '@huarong/core/identity';
import { PASSWORD_RULE } from './password-rules.ts';
import type { FormErrors, FormValues } from './use-form.ts';

export const PASSWORD_WEAK = `密码需为 ${PASSWORD_RULE}`;

/** Errors of a new password and its repetition; null when valid. */
export function newPasswordErrors({ password = '', again }: FormValues): FormErrors | null {
  if (!isStrongPassword(password)) return { password: PASSWORD_WEAK };
  return password === again ? null : { again: '两次输入不一致' };
}

/** A new password as the API expects it. */
export const encodedPassword = ({ password = '' }: FormValues): string =>
  encodeBase64(normalisePassword(password));

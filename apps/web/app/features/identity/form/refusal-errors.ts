import type { FormErrors } from './use-form.ts';

/** Which field a refusal is about. */
const FIELDS: Record<string, string> = {
  'credentials-wrong': 'password',
  'password-weak': 'password',
  'password-same': 'password',
  'captcha-needed': 'valiCode',
  'captcha-wrong': 'valiCode',
  'code-wrong': 'smsCode',
  'code-expired': 'smsCode',
  'code-too-soon': 'smsCode',
  'code-limit': 'smsCode',
  'mobile-taken': 'mobile',
  'email-taken': 'email',
  'agreement-needed': 'agreed',
};
/** The account is locked or asks for a second step: a page of its own says so. */
const SHOWN_AS_STEP = ['account-locked', 'high-risk'];

interface Refusal {
  code: string;
  message: string;
}

/** A refusal as words under its field; what belongs to no field stands above the button. */
export const refusalErrors = ({ code, message }: Refusal): FormErrors =>
  SHOWN_AS_STEP.includes(code) ? {} : { [FIELDS[code] ?? 'form']: message };

export const isAboutCaptcha = ({ code }: Refusal): boolean => FIELDS[code] === 'valiCode';

import type { FormErrors } from './use-form.ts';

/** The field of a refusal. */
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
/** A locked account and a second step are shown as login steps. */
const SHOWN_AS_STEP = ['account-locked', 'high-risk'];

interface Refusal {
  code: string;
  message: string;
}

/** A refusal as the error of its field; without a field it is shown above the button. */
export const refusalErrors = ({ code, message }: Refusal): FormErrors =>
  SHOWN_AS_STEP.includes(code) ? {} : { [FIELDS[code] ?? 'form']: message };

export const isAboutCaptcha = ({ code }: Refusal): boolean => FIELDS[code] === 'valiCode';

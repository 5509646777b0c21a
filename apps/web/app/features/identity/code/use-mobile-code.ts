import { readMobile } from '@huarong/core/identity';
import { isAboutCaptcha, refusalErrors } from '../form/refusal-errors.ts';
import { type FormState, readForm } from '../form/use-form.ts';
import { identityApi } from '../identity-api.ts';
import { CAPTCHA_MISSING, useCaptcha } from './use-captcha.ts';
import { useSentCode } from './use-sent-code.ts';

export const MOBILE_WRONG = '请输入 11 位手机号';
export type CodePurpose = Parameters<ReturnType<typeof identityApi>['smsCode']>[0]['purpose'];

/** A code sent to the mobile that stands in the form; asks for the picture code when the server wants it. */
export function useMobileCode(
  purpose: CodePurpose,
  { ref, setErrors }: Pick<FormState, 'ref' | 'setErrors'>,
) {
  const captcha = useCaptcha('smsCode');
  const sent = useSentCode();

  async function send() {
    if (!sent.mayAsk) return;
    const { mobile: written = '', valiCode } = readForm(ref.current);
    const mobile = readMobile(written);
    if (!mobile) return setErrors({ mobile: MOBILE_WRONG });
    if (captcha.isMissing(valiCode)) return setErrors({ valiCode: CAPTCHA_MISSING });

    const refusal = await sent.ask(() =>
      identityApi().smsCode({ mobile, purpose, ...captcha.proof(valiCode) }, { keepsPage: true }),
    );
    if (refusal) {
      if (captcha.picture || isAboutCaptcha(refusal)) await captcha.renew();
      return setErrors(refusalErrors(refusal));
    }
    captcha.putAway();
    setErrors({});
    ref.current?.querySelector<HTMLElement>('[name=smsCode]')?.focus();
  }
  return { ...sent, captcha, send };
}
export type MobileCode = ReturnType<typeof useMobileCode>;

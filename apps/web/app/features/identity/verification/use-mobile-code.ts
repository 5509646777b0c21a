import { parseMobile } from '@huarong/core/identity';
import { useRef } from 'react';
import { useSession } from '../../../platform/session/use-session.ts';
import { isAboutCaptcha, refusalErrors } from '../form/refusal-errors.ts';
import { type FormState, readForm } from '../form/use-form.ts';
import { identityApi } from '../identity-api.ts';
import { solveChallenge } from './solve-challenge.ts';
import { CAPTCHA_MISSING, useCaptcha } from './use-captcha.ts';
import { useSentCode } from './use-sent-code.ts';

export const MOBILE_INVALID = '请输入 11 位手机号';
export type CodePurpose = Parameters<ReturnType<typeof identityApi>['smsCode']>[0]['purpose'];

/**
 * Sends a code to the mobile in the form. For visitors the browser first solves a proof of work in the background;
 * the captcha image appears only if the server still requires it.
 */
export function useMobileCode(
  purpose: CodePurpose,
  { ref, setErrors }: Pick<FormState, 'ref' | 'setErrors'>,
  { isBound = false }: { isBound?: boolean } = {},
) {
  const sentTo = useRef<string | null>(null);
  const { isSignedIn } = useSession();
  const captcha = useCaptcha('smsCode');
  const sent = useSentCode();

  const challengeAnswer = (valiCode?: string) =>
    captcha.challenge || isSignedIn ? captcha.answerInput(valiCode) : solveChallenge('smsCode');

  async function send() {
    if (!sent.canRequest) return;
    const { mobile: typed = '', valiCode } = readForm(ref.current);
    const mobile = parseMobile(typed);
    if (!mobile && !isBound) return setErrors({ mobile: MOBILE_INVALID });
    if (captcha.isMissing(valiCode)) return setErrors({ valiCode: CAPTCHA_MISSING });

    const refusal = await sent.request(async () =>
      identityApi().smsCode(
        { ...(mobile && { mobile }), purpose, ...(await challengeAnswer(valiCode)) },
        { handlesRateLimit: true },
      ),
    );
    if (refusal) {
      if (captcha.challenge || isAboutCaptcha(refusal)) await captcha.renew();
      return setErrors(refusalErrors(refusal));
    }
    sentTo.current = mobile;
    captcha.dismiss();
    setErrors({});
    ref.current?.querySelector<HTMLElement>('[name=smsCode]')?.focus();
  }
  /** After a change of the number the code and the wait of the old one no longer count. */
  function onMobileChange(typed: string) {
    if (sentTo.current === null || parseMobile(typed) === sentTo.current) return;
    sentTo.current = null;
    sent.reset();
  }
  return { ...sent, captcha, send, onMobileChange };
}
export type MobileCode = ReturnType<typeof useMobileCode>;

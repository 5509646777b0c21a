import { emailProblem, encodeBase64 } from '@huarong/core/identity';
import { Field, Notice } from '@huarong/ui';
import { useState } from 'react';
import { IdentityForm } from '../../form/IdentityForm/IdentityForm.tsx';
import { isAboutCaptcha, refusalErrors } from '../../form/refusal-errors.ts';
import { useForm } from '../../form/use-form.ts';
import { identityApi } from '../../identity-api.ts';
import { CaptchaField } from '../../verification/CaptchaField/CaptchaField.tsx';
import { solveChallenge } from '../../verification/solve-challenge.ts';
import { CAPTCHA_MISSING, useCaptcha } from '../../verification/use-captcha.ts';

/** Sends a reset link by e-mail. The reply does not reveal whether the address is registered. */
export function MailReset() {
  const captcha = useCaptcha('forgot');
  const [minutes, setMinutes] = useState<number | null>(null);
  const form = useForm(async ({ email = '', valiCode }) => {
    if (!email.trim()) return { email: '请输入注册时的邮箱' };
    const problem = emailProblem(email.trim());
    if (problem) return { email: problem };
    if (captcha.isMissing(valiCode)) return { valiCode: CAPTCHA_MISSING };
    const captchaAnswer = captcha.challenge ? captcha.answerInput(valiCode) : await solveChallenge('forgot');
    const reply = await identityApi().forgotPassword(
      { loginId: encodeBase64(email.trim()), ...captchaAnswer },
      { handlesRateLimit: true },
    );
    if (!reply.ok) {
      if (captcha.challenge || isAboutCaptcha(reply.refusal)) await captcha.renew();
      const { smsCode, ...errors } = refusalErrors(reply.refusal);
      return smsCode ? { form: smsCode } : errors;
    }
    captcha.dismiss();
    setMinutes(Math.round(reply.value.expireSeconds / 60));
    return {};
  });
  return (
    <IdentityForm form={form} submit={minutes === null ? '发送重设链接' : '再发一次'} sending="正在发送">
      <Field name="email" type="email" label="邮箱" autoComplete="email" error={form.errors.email} />
      <CaptchaField captcha={captcha} error={form.errors.valiCode} />
      <div role="status">
        {minutes !== null && (
          <Notice tone="ok" icon="mail" title="邮件已发送">
            如果这个邮箱注册过，很快会收到链接，{minutes} 分钟内有效。
          </Notice>
        )}
      </div>
    </IdentityForm>
  );
}

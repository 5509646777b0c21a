import { encodeBase64, parseLoginId } from '@huarong/core/identity';
import { Field } from '@huarong/ui';
import { CONSENT_MISSING, Consent } from '../../form/Consent/Consent.tsx';
import { IdentityForm } from '../../form/IdentityForm/IdentityForm.tsx';
import { PasswordField } from '../../form/PasswordField/PasswordField.tsx';
import { isAboutCaptcha } from '../../form/refusal-errors.ts';
import { type FormErrors, type FormValues, useForm } from '../../form/use-form.ts';
import { identityApi } from '../../identity-api.ts';
import { CaptchaField } from '../../verification/CaptchaField/CaptchaField.tsx';
import { CAPTCHA_MISSING, useCaptcha } from '../../verification/use-captcha.ts';
import type { Login } from '../use-login.ts';
import styles from './PasswordLogin.module.css';

interface PasswordLoginProps {
  login: Login;
  /** Receives the typed account, so that SMS login can prefill it. */
  onTyped: (loginId: string) => void;
}

/** Mobile or e-mail with a password; shows the captcha once the server requires it. */
export function PasswordLogin({ login, onTyped }: PasswordLoginProps) {
  const captcha = useCaptcha('login');
  const form = useForm(async (values) => {
    const errors = missingFields(values, captcha.isMissing(values.valiCode));
    if (errors) return errors;
    const { loginId = '', password = '', valiCode } = values;
    onTyped(loginId);
    const reply = await identityApi().postLoginV2({
      loginId: encodeBase64(loginId.trim()),
      password: encodeBase64(password),
      ...captcha.answerInput(valiCode),
    });
    if (!reply.ok && (captcha.challenge || isAboutCaptcha(reply.refusal))) await captcha.renew();
    return login.applyReply(reply);
  });

  return (
    <IdentityForm form={form} submit="登录" sending="正在登录">
      <Field
        name="loginId"
        label="手机号或邮箱"
        autoComplete="username"
        autoCapitalize="off"
        enterKeyHint="next"
        error={form.errors.loginId}
      />
      <PasswordField
        name="password"
        label="密码"
        autoComplete="current-password"
        enterKeyHint="done"
        error={form.errors.password}
      />
      <CaptchaField captcha={captcha} error={form.errors.valiCode} />
      <p className={styles.forgot}>
        <a href="/forgetPassword">忘记密码</a>
      </p>
      <Consent error={form.errors.agreed} />
    </IdentityForm>
  );
}

function missingFields(
  { loginId = '', password, agreed }: FormValues,
  isCaptchaMissing: boolean,
): FormErrors | null {
  if (!parseLoginId(loginId)) return { loginId: '请输入注册时的手机号或邮箱' };
  if (!password) return { password: '请输入密码' };
  if (isCaptchaMissing) return { valiCode: CAPTCHA_MISSING };
  if (!agreed) return { agreed: CONSENT_MISSING };
  return null;
}

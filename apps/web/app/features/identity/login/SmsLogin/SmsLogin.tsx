import { CONSENT_MISSING, Consent } from '../../form/Consent/Consent.tsx';
import { IdentityForm } from '../../form/IdentityForm/IdentityForm.tsx';
import { identityApi } from '../../identity-api.ts';
import { MobileCodeFields } from '../../verification/MobileCodeFields/MobileCodeFields.tsx';
import { useMobileForm } from '../../verification/use-mobile-form.ts';
import styles from '../login.module.css';
import type { Login } from '../use-login.ts';

interface SmsLoginProps {
  login: Login;
  /** Prefilled from the password form. */
  mobile?: string | undefined;
}

/** Signs in with a mobile and code, or registers in the same step. */
export function SmsLogin({ login, mobile }: SmsLoginProps) {
  const { form, code } = useMobileForm('login', async (mobileCode, { agreed }) =>
    agreed ? login.applyReply(await identityApi().login(mobileCode)) : { agreed: CONSENT_MISSING },
  );
  return (
    <>
      <IdentityForm form={form} submit="登录或注册" sending="正在登录">
        <MobileCodeFields code={code} errors={form.errors} mobile={mobile} />
        <Consent error={form.errors.agreed}>，未注册的手机号将自动创建花容账号</Consent>
      </IdentityForm>
      <p className={styles.noCode}>
        <a href="/campaign/help-account.html" target="_blank" rel="noopener">
          收不到验证码
        </a>
      </p>
    </>
  );
}

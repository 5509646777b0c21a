import { isStrongPassword } from '@huarong/core/identity';
import { showToast } from '@huarong/ui';
import { useSearchParams } from 'react-router';
import { browserPlatform } from '../../../platform/browser.ts';
import { browserLoader, serverLoader } from '../../../platform/pages/loaders.ts';
import { pageMeta } from '../../../platform/pages/page-meta.ts';
import { MarkedText } from '../../layout/index.ts';
import { CONSENT_MISSING, Consent } from '../form/Consent/Consent.tsx';
import { IdentityForm } from '../form/IdentityForm/IdentityForm.tsx';
import { NewPasswordField } from '../form/NewPasswordField/NewPasswordField.tsx';
import { encodedPassword, PASSWORD_WEAK } from '../form/new-password.ts';
import { refusalErrors } from '../form/refusal-errors.ts';
import type { FormErrors, FormValues } from '../form/use-form.ts';
import { identityApi } from '../identity-api.ts';
import { loadWelcome } from '../login/load-login.ts';
import styles from '../login/login.module.css';
import { useRedirectWhenSignedIn, useReturnPath } from '../login/use-return-path.ts';
import { Panel } from '../parts/Panel/Panel.tsx';
import { MobileCodeFields } from '../verification/MobileCodeFields/MobileCodeFields.tsx';
import type { MobileCodeInput } from '../verification/read-mobile-code.ts';
import { useMobileForm } from '../verification/use-mobile-form.ts';
import type { Route } from './+types/register.route';

export const loader = serverLoader(loadWelcome);
export const clientLoader = browserLoader(loadWelcome);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: '免费注册｜花容 HUARONG',
    description: '注册花容会员，领新会员券，购物累积积分。',
    path: '/register',
  });

const registerErrors = ({ password = '', agreed }: FormValues): FormErrors => ({
  ...(!isStrongPassword(password) && { password: PASSWORD_WEAK }),
  ...(!agreed && { agreed: CONSENT_MISSING }),
});

export default function RegisterPage({ loaderData: { welcome } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  useRedirectWhenSignedIn(useReturnPath());
  const { form, code } = useMobileForm('register', register, registerErrors);
  async function register(mobileCode: MobileCodeInput, values: FormValues): Promise<FormErrors> {
    const password = encodedPassword(values);
    const reply = await identityApi().register({ ...mobileCode, password, agreed: true });
    if (!reply.ok) return refusalErrors(reply.refusal);
    const { claimedOrders } = reply.value;
    showToast(
      claimedOrders > 0 ? `注册成功，${claimedOrders} 笔游客订单已收入账户` : '注册成功，欢迎来到花容',
    );
    browserPlatform().user.signIn(reply.value);
    return {};
  }
  return (
    <Panel
      title="加入花容"
      lead={
        <>
          注册即为铃兰会员。
          {welcome && (
            <span>
              <MarkedText line={welcome} />。
            </span>
          )}
        </>
      }
    >
      <IdentityForm form={form} submit="注册" sending="正在注册">
        <MobileCodeFields code={code} errors={form.errors} />
        <NewPasswordField label="设置密码" error={form.errors.password} />
        <Consent error={form.errors.agreed} />
      </IdentityForm>
      <p className={styles.others}>
        <span>
          已有账号？<a href={`/login?${query}`}>直接登录</a>
        </span>
        <a href="/forgetPassword">忘记密码</a>
      </p>
    </Panel>
  );
}

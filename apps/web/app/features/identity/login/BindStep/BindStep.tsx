import { Notice } from '@huarong/ui';
import { CONSENT_MISSING, Consent } from '../../form/Consent/Consent.tsx';
import { IdentityForm } from '../../form/IdentityForm/IdentityForm.tsx';
import { identityApi } from '../../identity-api.ts';
import { Panel } from '../../parts/Panel/Panel.tsx';
import { MobileCodeFields } from '../../verification/MobileCodeFields/MobileCodeFields.tsx';
import { useMobileForm } from '../../verification/use-mobile-form.ts';
import type { Binding } from '../login-step.ts';
import type { Login } from '../use-login.ts';

interface BindStepProps {
  step: Binding;
  login: Login;
}

/** The identity provider account is new here: binds a mobile to it. */
export function BindStep({ step: { stepToken, nickname }, login }: BindStepProps) {
  const { form, code } = useMobileForm('bind', async (mobileCode, { agreed }) =>
    agreed
      ? login.applyReply(await identityApi().bind({ stepToken, ...mobileCode }))
      : { agreed: CONSENT_MISSING },
  );
  const accountName = nickname ? `「${nickname}」` : '这个账号';
  return (
    <Panel
      title="绑定手机号"
      lead={`${accountName}第一次来花容。绑定后可以用手机号登录，也能收到发货短信。`}
      focusTitle
    >
      <IdentityForm form={form} submit="绑定并登录" sending="正在绑定">
        <MobileCodeFields code={code} errors={form.errors} />
        <Notice tone="info" icon="user">
          手机号已有花容账号的，绑定后登录到该账号。
        </Notice>
        <Consent error={form.errors.agreed} />
      </IdentityForm>
    </Panel>
  );
}

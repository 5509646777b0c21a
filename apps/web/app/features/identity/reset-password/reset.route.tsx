import { spacesToPlus } from '@huarong/core/identity';
import { STORE } from '@huarong/core/shared';
import { ButtonLink, EmptyState } from '@huarong/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { privatePageMeta } from '../../../platform/pages/page-meta.ts';
import { IdentityForm } from '../form/IdentityForm/IdentityForm.tsx';
import { NewPasswordFields } from '../form/NewPasswordFields/NewPasswordFields.tsx';
import { encodedPassword, newPasswordErrors } from '../form/new-password.ts';
import { refusalErrors } from '../form/refusal-errors.ts';
import { useForm } from '../form/use-form.ts';
import { identityApi } from '../identity-api.ts';
import { Panel } from '../parts/Panel/Panel.tsx';
import type { Route } from './+types/reset.route';
import { ResetDone } from './ResetDone/ResetDone.tsx';
import { ResetSteps } from './ResetSteps/ResetSteps.tsx';

export const meta: Route.MetaFunction = () => privatePageMeta('设一个新密码');
/** The address contains the reset token: no other page may receive it as referrer. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

export default function ResetPage() {
  const [query] = useSearchParams();
  const p = spacesToPlus(query.get('p') ?? '');
  const [outcome, setOutcome] = useState<number | 'expired' | null>(p === '' ? 'expired' : null);
  const form = useForm(async (values) => {
    const errors = newPasswordErrors(values);
    if (errors) return errors;
    const reply = await identityApi().resetPassword({ p, password: encodedPassword(values) });
    if (reply.ok) setOutcome(reply.value.signedOutDevices);
    else if (EXPIRED_CODES.includes(reply.refusal.code)) setOutcome('expired');
    else return refusalErrors(reply.refusal);
    return {};
  });

  if (outcome === 'expired') return <LinkExpired />;
  if (outcome !== null) return <ResetDone signedOutDevices={outcome} />;
  return (
    <div>
      <ResetSteps current={1} />
      <Panel title="设一个新密码" lead="设好后其他设备会退出登录。">
        <IdentityForm form={form} submit="保存新密码" sending="正在保存">
          <NewPasswordFields errors={form.errors} />
        </IdentityForm>
      </Panel>
    </div>
  );
}

/** A malformed link is treated as an expired one. */
const EXPIRED_CODES: string[] = ['reset-link-expired', 'invalid-input'];

const LinkExpired = () => (
  <EmptyState
    icon="clock"
    title="这个链接已失效"
    level={1}
    actions={
      <ButtonLink kind="ink" href="/forgetPassword">
        重新发送
      </ButtonLink>
    }
  >
    链接 {STORE.identity.resetLink.validFor / 60} 分钟内有效，且只能用一次。
  </EmptyState>
);

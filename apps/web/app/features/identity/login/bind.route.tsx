import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { browserPlatform } from '../../../platform/browser.ts';
import { privatePageMeta } from '../../../platform/pages/page-meta.ts';
import type { Route } from './+types/bind.route';
import { LoginSteps } from './LoginSteps/LoginSteps.tsx';
import { useLogin } from './use-login.ts';
import { useReturnPath } from './use-return-path.ts';

export const meta: Route.MetaFunction = () => privatePageMeta('绑定手机号');

/** Resumes an unfinished binding; without one, redirects to the login page. */
export default function BindPage() {
  const navigate = useNavigate();
  const login = useLogin(useReturnPath());
  const resumeBinding = useEffectEvent(() => {
    const stepToken = browserPlatform().cookies.get('bindId');
    if (stepToken) login.goTo({ kind: 'bind', stepToken, nickname: '' });
    else navigate('/login', { replace: true });
  });
  useEffect(() => resumeBinding(), []);

  return (
    <LoginSteps login={login} onSms={() => navigate('/login')}>
      {null}
    </LoginSteps>
  );
}

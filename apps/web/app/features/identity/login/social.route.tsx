import { ButtonLink, EmptyState, Spinner } from '@huarong/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { privatePageMeta } from '../../../platform/pages/page-meta.ts';
import { identityApi } from '../identity-api.ts';
import type { Route } from './+types/social.route';
import { LoginSteps } from './LoginSteps/LoginSteps.tsx';
import styles from './social.module.css';
import { useLogin } from './use-login.ts';

export const meta: Route.MetaFunction = () => privatePageMeta('正在登录');
/** The authorization code of the identity provider is in this address. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

const REFUSED = '第三方登录没有完成，请重试或改用手机号登录。';
const CANCELLED = '你没有授权，所以没有登录。可以重新选择登录方式。';

/** Return page of the identity providers: sends the authorization code and continues like any login. */
export default function SocialPage({ params: { provider } }: Route.ComponentProps) {
  const login = useLogin('/');
  const navigate = useNavigate();
  const [error, setError] = useState<string | null>(null);
  const isSent = useRef(false);

  const completeLogin = useEffectEvent(async () => {
    const given = Object.fromEntries(new URLSearchParams(window.location.search));
    // Alipay calls the code `auth_code`.
    const { code = given['auth_code'], state, iss } = given;
    if (!code || !state) return setError(isCancelled(given) ? CANCELLED : REFUSED);
    const reply = await identityApi().socialLogin({ provider, code, state, ...(iss && { iss }) });
    if (!reply.ok) setError(login.applyReply(reply).form ?? null);
    else if ('authorizeUrl' in reply.value) setError(REFUSED);
    else login.applyReply({ ok: true, value: reply.value });
  });
  useEffect(() => {
    // The code is valid once: a second mount must not send it again.
    if (isSent.current) return;
    isSent.current = true;
    void completeLogin();
  }, []);

  return (
    <LoginSteps login={login} onSms={() => navigate('/login')}>
      {error === null ? (
        <p className={styles.loading} role="status">
          <Spinner />
          正在登录
        </p>
      ) : (
        <EmptyState
          icon="info"
          title="登录没有完成"
          level={1}
          actions={
            <ButtonLink kind="ink" href="/login">
              返回登录
            </ButtonLink>
          }
        >
          {error}
        </EmptyState>
      )}
    </LoginSteps>
  );
}

/** A login cancelled at the provider returns without a code: with an error, or at WeChat with the state alone. */
const isCancelled = (given: Record<string, string>): boolean =>
  given['error'] === 'access_denied' || (given['error'] === undefined && given['state'] !== undefined);

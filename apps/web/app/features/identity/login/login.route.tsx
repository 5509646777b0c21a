import { parseMobile } from '@huarong/core/identity';
import { isPhone, Tabs } from '@huarong/ui';
import { useLayoutEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { browserPlatform } from '../../../platform/browser.ts';
import { browserLoader, serverLoader } from '../../../platform/pages/loaders.ts';
import { privatePageMeta } from '../../../platform/pages/page-meta.ts';
import { MarkedText } from '../../layout/index.ts';
import { identityApi } from '../identity-api.ts';
import { Panel } from '../parts/Panel/Panel.tsx';
import { TextButton } from '../parts/TextButton/TextButton.tsx';
import { SessionEndNotice } from '../session/SessionEndNotice/SessionEndNotice.tsx';
import type { Route } from './+types/login.route';
import { LoginSteps } from './LoginSteps/LoginSteps.tsx';
import { loadLogin } from './load-login.ts';
import styles from './login.module.css';
import { PasswordLogin } from './PasswordLogin/PasswordLogin.tsx';
import { QrLogin } from './QrLogin/QrLogin.tsx';
import { SmsLogin } from './SmsLogin/SmsLogin.tsx';
import { SocialLogin } from './SocialLogin/SocialLogin.tsx';
import { useLogin } from './use-login.ts';
import { useReturnPath } from './use-return-path.ts';

export const loader = serverLoader(loadLogin);
export const clientLoader = browserLoader(loadLogin);

export const meta: Route.MetaFunction = () => privatePageMeta('登录', '登录花容，查看会员价、积分与订单。');

const TABS = [
  { key: 'password', label: '密码登录' },
  { key: 'sms', label: '短信登录' },
] as const;

export default function LoginPage({ loaderData: { providers, welcome } }: Route.ComponentProps) {
  const target = useReturnPath();
  const [query] = useSearchParams();
  const login = useLogin(target);
  const [method, setMethod] = useState<'password' | 'sms'>('password');
  const [isSmsFirst, setSmsFirst] = useState(false);
  // One HTML serves every width. Who has begun to type is not interrupted.
  useLayoutEffect(() => {
    if (!isPhone() || document.activeElement?.matches('input')) return;
    setSmsFirst(true);
    setMethod('sms');
  }, []);
  const [typedId, setTypedId] = useState('');
  const [isScanning, setScanning] = useState(false);

  const switchToSms = () => {
    setScanning(false);
    setMethod('sms');
    login.startOver();
  };
  if (isScanning && login.step.kind === 'methods')
    return <QrLogin login={login} target={target} onClose={() => setScanning(false)} />;
  return (
    <LoginSteps login={login} onSms={switchToSms}>
      <Panel
        isWelcome
        title="欢迎回来"
        lead={
          <>
            登录后查看会员价、积分与订单。
            {welcome && (
              <span>
                <MarkedText line={welcome} />。
              </span>
            )}
          </>
        }
      >
        <SessionEndNotice />
        <Tabs
          label="登录方式"
          tabs={isSmsFirst ? TABS.toReversed() : TABS}
          selected={method}
          onSelect={setMethod}
        >
          {method === 'password' ? (
            <PasswordLogin login={login} onTyped={setTypedId} />
          ) : (
            <SmsLogin login={login} mobile={parseMobile(typedId) ?? undefined} />
          )}
        </Tabs>
        <SocialLogin providers={providers} target={target} onQr={() => setScanning(true)} />
        <p className={styles.others}>
          <span>
            还没有账号？<a href={`/register?${query}`}>免费注册</a>
          </span>
          {isCheckoutPath(target) && <GuestEntry target={target} />}
        </p>
      </Panel>
    </LoginSteps>
  );
}

/** Guests can only check out; member pages require an account. */
const isCheckoutPath = (target: string): boolean => /^\/order(?:[/?#]|$)/i.test(target);

/** Continues the checkout as a guest. A guest with a cart keeps their token. */
function GuestEntry({ target }: { target: string }) {
  const navigate = useNavigate();
  async function continueAsGuest() {
    const { cookies } = browserPlatform();
    if (!cookies.get('guestToken')) {
      const reply = await identityApi().guest({});
      if (!reply.ok) return;
      cookies.set('guestToken', reply.value.guestToken);
    }
    cookies.set('guestCheckout', '1');
    navigate(target);
  }
  return <TextButton onClick={continueAsGuest}>游客下单</TextButton>;
}

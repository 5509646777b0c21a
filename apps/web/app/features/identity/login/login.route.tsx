import { readMobile } from '@huarong/core/identity';
import { Tabs } from '@huarong/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { browserLoader, serverLoader } from '../../../platform/pages/loaders.ts';
import { Panel } from '../parts/Panel/Panel.tsx';
import { SessionNotice } from '../session/SessionEndNotice/SessionEndNotice.tsx';
import type { Route } from './+types/login.route';
import { GuestWay } from './GuestEntry/GuestEntry.tsx';
import { isCheckout } from './is-checkout.ts';
import { LoginSteps } from './LoginSteps/LoginSteps.tsx';
import { loadLogin } from './load-login.ts';
import styles from './login.module.css';
import { PasswordLogin } from './PasswordLogin/PasswordLogin.tsx';
import { SmsLogin } from './SmsLogin/SmsLogin.tsx';
import { SocialWays } from './SocialLogin/SocialLogin.tsx';
import { useLogin } from './use-login.ts';
import { useTarget } from './use-target.ts';

export const loader = serverLoader(loadLogin);
export const clientLoader = browserLoader(loadLogin);

export const meta: Route.MetaFunction = () => [
  { title: '登录｜花容 HUARONG' },
  { name: 'description', content: '登录花容，查看会员价、积分与订单。' },
  { name: 'robots', content: 'noindex' },
];

const TABS = [
  { key: 'password', label: '密码登录' },
  { key: 'sms', label: '短信登录' },
] as const;

export default function LoginPage({ loaderData: { providers } }: Route.ComponentProps) {
  const target = useTarget();
  const [query] = useSearchParams();
  const login = useLogin(target);
  const [way, setWay] = useState<'password' | 'sms'>('password');
  const [typedId, setTypedId] = useState('');

  const goBySms = () => {
    setWay('sms');
    login.startOver();
  };
  return (
    <LoginSteps login={login} onSms={goBySms}>
      <Panel
        title="欢迎回来"
        lead={
          <>
            登录后查看会员价、积分与订单。新会员首单立减 <b>30 元</b>。
          </>
        }
      >
        <SessionNotice />
        <Tabs label="登录方式" tabs={TABS} selected={way} onSelect={setWay}>
          {way === 'password' ? (
            <PasswordLogin login={login} onTyped={setTypedId} />
          ) : (
            <SmsLogin login={login} mobile={readMobile(typedId) ?? undefined} />
          )}
        </Tabs>
        <SocialWays providers={providers} target={target} />
        <p className={styles.others}>
          <span>
            还没有账号？<a href={`/register?${query}`}>免费注册</a>
          </span>
          {isCheckout(target) && <GuestWay target={target} />}
        </p>
      </Panel>
    </LoginSteps>
  );
}

import { Tabs } from '@huarong/ui';
import { useState } from 'react';
import { privatePageMeta } from '../../../platform/pages/page-meta.ts';
import styles from '../login/login.module.css';
import { Panel } from '../parts/Panel/Panel.tsx';
import type { Route } from './+types/forgot.route';
import { MailReset } from './MailReset/MailReset.tsx';
import { MobileReset } from './MobileReset/MobileReset.tsx';
import { ResetDone } from './ResetDone/ResetDone.tsx';
import { ResetSteps } from './ResetSteps/ResetSteps.tsx';

export const meta: Route.MetaFunction = () =>
  privatePageMeta('找回密码', '用注册时的手机号或邮箱找回花容账号的密码。');

const TABS = [
  { key: 'mobile', label: '手机号找回' },
  { key: 'mail', label: '邮箱找回' },
] as const;

export default function ForgotPage() {
  const [method, setMethod] = useState<'mobile' | 'mail'>('mobile');
  const [signedOutDevices, setSignedOutDevices] = useState<number | null>(null);
  if (signedOutDevices !== null) return <ResetDone signedOutDevices={signedOutDevices} />;
  return (
    <div>
      <ResetSteps current={0} />
      <Panel title="找回密码" lead="用注册时的手机号或邮箱验证身份。">
        <Tabs label="找回方式" tabs={TABS} selected={method} onSelect={setMethod}>
          {method === 'mobile' ? <MobileReset onDone={setSignedOutDevices} /> : <MailReset />}
        </Tabs>
        <p className={styles.others}>
          <a href="/login">想起来了，去登录</a>
        </p>
      </Panel>
    </div>
  );
}

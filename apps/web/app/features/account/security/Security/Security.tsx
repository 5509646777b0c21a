import type { Profile } from '@huarong/contract/account';
import { Button } from '@huarong/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { PASSWORD_RULE } from '../../../identity/index.ts';
import { ChangeMobile } from '../ChangeMobile/ChangeMobile.tsx';
import { ChangePassword } from '../ChangePassword/ChangePassword.tsx';
import { VerifyEmail } from '../VerifyEmail/VerifyEmail.tsx';
import styles from './Security.module.css';

const CHANGES = [
  {
    name: '登录密码',
    statusText: ({ hasPassword }: Profile) => (hasPassword ? '已设置' : '未设置'),
    note: `${PASSWORD_RULE}；修改后其他设备会退出登录`,
    action: '修改密码',
    Dialog: ChangePassword,
  },
  {
    name: '手机号',
    statusText: ({ maskedMobile }: Profile) => maskedMobile,
    note: '用于登录、发货短信与支付验证',
    action: '更换手机号',
    Dialog: ChangeMobile,
  },
  {
    name: '邮箱',
    statusText: ({ maskedEmail }: Profile) => (maskedEmail ? `${maskedEmail}，已验证` : '未绑定'),
    note: '验证后可用于登录、找回密码、接收发票',
    action: '验证邮箱',
    Dialog: VerifyEmail,
  },
] as const;

/** Password, mobile and e-mail of the account, each with a dialog to change it. */
export function Security({ profile }: { profile: Profile }) {
  const [change, setChange] = useState<(typeof CHANGES)[number] | null>(null);
  const { revalidate } = useRevalidator();
  const close = () => setChange(null);
  const onChanged = () => {
    close();
    // The change may have signed out other devices.
    void revalidate();
  };
  return (
    <section className={styles.security} id="security" aria-labelledby="security-title">
      <h2 id="security-title">安全</h2>
      {CHANGES.map((entry) => (
        <div key={entry.name} className={styles.row}>
          <b>{entry.name}</b>
          <p>
            {entry.statusText(profile)}
            <small>{entry.note}</small>
          </p>
          <Button size="sm" onClick={() => setChange(entry)}>
            {entry.action}
          </Button>
        </div>
      ))}
      {change && <change.Dialog onClose={close} onDone={onChanged} />}
    </section>
  );
}

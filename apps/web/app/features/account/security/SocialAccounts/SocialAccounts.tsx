import { Button, showConfirm, showToast } from '@huarong/ui';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../../../platform/api/index.ts';
import { dayText } from '../../format/moment-text.ts';
import type { SocialAccount } from '../../profile/load-profile.ts';
import styles from '../Security/Security.module.css';

/** Third-party logins of the member, each with a button to unbind it. Nothing without one. */
export function SocialAccounts({ accounts }: { accounts: readonly SocialAccount[] }) {
  const { revalidate } = useRevalidator();
  async function unbind({ provider, name }: SocialAccount) {
    const question = `解绑${name}？之后请用手机号登录，需要时可以再绑定。`;
    if (!(await showConfirm(question, { confirmLabel: '解绑' }))) return;
    const reply = await browserApi().identity.unbindSocial({ provider });
    if (reply.ok) showToast(`${name}已解绑`);
    await revalidate();
  }
  if (accounts.length === 0) return null;
  return (
    <section className={styles.security} aria-labelledby="social-title">
      <h2 id="social-title">第三方登录</h2>
      {accounts.map((account) => (
        <div key={`${account.provider} ${account.boundAt}`} className={styles.row}>
          <b>{account.name}</b>
          <p>
            {account.nickname || '已绑定'}
            <small>{dayText(account.boundAt)} 绑定，可用于登录</small>
          </p>
          <Button size="sm" onClick={() => unbind(account)} aria-label={`解绑${account.name}`}>
            解绑
          </Button>
        </div>
      ))}
    </section>
  );
}

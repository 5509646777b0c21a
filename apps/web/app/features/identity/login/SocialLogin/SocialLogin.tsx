import { Icon, Notice } from '@huarong/ui';
import { useState } from 'react';
import { identityApi } from '../../identity-api.ts';
import type { Provider } from '../load-login.ts';
import styles from './SocialLogin.module.css';

interface SocialLoginProps {
  providers: Provider[];
  target: string;
  /** Called when the shopper wants to scan a code. */
  onQr: () => void;
}

/** The character on the tile of a provider; of others the first of the name. */
const MARKS: Readonly<Record<string, string>> = { wechat: '微', alipay: '支', weibo: '博' };

/** Other ways to log in: the login page of an identity provider, which returns to social.route.tsx, or a code to scan. */
export function SocialLogin({ providers, target, onQr }: SocialLoginProps) {
  const [error, setError] = useState<string | null>(null);
  const [opening, setOpening] = useState<string | null>(null);
  async function redirectToProvider(provider: string) {
    setError(null);
    setOpening(provider);
    const reply = await identityApi().socialLogin({ provider, historyLocation: target });
    if (reply.ok && 'authorizeUrl' in reply.value) return window.location.assign(reply.value.authorizeUrl);
    setOpening(null);
    if (!reply.ok) setError(reply.refusal.message);
  }
  return (
    <section className={styles.social} aria-labelledby="other-methods">
      <h2 id="other-methods">其他登录方式</h2>
      <ul>
        {providers.map(({ provider, name }) => (
          <li key={provider} data-provider={provider}>
            <button
              type="button"
              disabled={opening !== null}
              aria-busy={opening === provider || undefined}
              onClick={() => redirectToProvider(provider)}
            >
              <i aria-hidden="true">{MARKS[provider] ?? name[0]}</i>
              {opening === provider ? '正在打开' : name}
            </button>
          </li>
        ))}
        <li className={styles.qr}>
          <button type="button" disabled={opening !== null} onClick={onQr}>
            <i aria-hidden="true">
              <Icon name="qr-code" size={16} />
            </i>
            扫码登录
          </button>
        </li>
      </ul>
      {error && <Notice tone="error">{error}</Notice>}
    </section>
  );
}

import { Notice } from '@huarong/ui';
import { useState } from 'react';
import { identityApi } from '../../identity-api.ts';
import type { Provider } from '../load-login.ts';
import styles from './SocialLogin.module.css';

interface SocialLoginProps {
  providers: Provider[];
  target: string;
}

/** Login with an identity provider: redirects to its login page, which returns to social.route.tsx. */
export function SocialLogin({ providers, target }: SocialLoginProps) {
  const [error, setError] = useState<string | null>(null);
  async function redirectToProvider(provider: string) {
    const reply = await identityApi().socialLogin({ provider, historyLocation: target });
    if (!reply.ok) return setError(reply.refusal.message);
    if ('authorizeUrl' in reply.value) window.location.assign(reply.value.authorizeUrl);
  }
  if (providers.length === 0) return null;
  return (
    <section className={styles.social} aria-labelledby="other-methods">
      <h2 id="other-methods">其他登录方式</h2>
      <ul>
        {providers.map(({ provider, name }) => (
          <li key={provider}>
            <button type="button" onClick={() => redirectToProvider(provider)}>
              <i aria-hidden="true">{name[0]}</i>
              {name}
            </button>
          </li>
        ))}
      </ul>
      {error && <Notice tone="error">{error}</Notice>}
    </section>
  );
}

import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config';
import type { Log } from '#platform/log';
import { connectIdentityProvider, type IdentityProvider } from '../../../integrations/oidc/index.ts';
import { isProviderInstalled } from './create-provider.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import { mountIdentityProvider } from './mount-identity-provider.ts';

/** The providers that a demo imitates, each with a key, an address and a client of its own. */
const PROVIDERS = [
  { provider: 'wechat', name: '微信' },
  { provider: 'alipay', name: '支付宝' },
  { provider: 'weibo', name: '微博' },
] as const;

/** Mounts the demo's identity providers under /demo/oidc and returns the logins with them; none when oidc-provider is not installed. */
export function openDemoIdentityProviders(
  app: FastifyInstance,
  { publicUrl }: Config,
  log: Log,
): IdentityProvider[] {
  if (!isProviderInstalled()) {
    log.warn('demo: social login is off, the development dependency oidc-provider is not installed');
    return [];
  }
  return PROVIDERS.map(({ provider, name }) => {
    const settings = {
      provider,
      name,
      issuer: `${publicUrl}/demo/oidc/${provider}`,
      clientId: `huarong-${provider}`,
      clientSecret: 'demo',
      redirectUri: `${publicUrl}/login/social/${provider}`,
    };
    mountIdentityProvider(app, settings);
    return connectIdentityProvider({
      ...settings,
      log,
      // Asks for the account each time, because several people may use a demo in one browser.
      extraParameters: { prompt: 'login' },
      fetch: inProcessFetch(app),
    });
  });
}

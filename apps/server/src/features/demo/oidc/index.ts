import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config';
import type { Log } from '#platform/log';
import { connectIdentityProvider, type IdentityProvider } from '../../../integrations/oidc/index.ts';
import { type DemoIdentityProvider, isProviderInstalled } from './create-provider.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import { mountIdentityProvider } from './mount-identity-provider.ts';

const PROVIDER = 'demo';

/** Mounts the demo's identity provider under /demo/oidc and returns the login with it; null when it is not installed. */
export function openDemoIdentityProvider(
  app: FastifyInstance,
  { publicUrl }: Config,
  log: Log,
): IdentityProvider | null {
  if (!isProviderInstalled()) {
    log.warn('demo: social login is off, the development dependency oidc-provider is not installed');
    return null;
  }
  const identityProvider: DemoIdentityProvider = {
    issuer: `${publicUrl}/demo/oidc`,
    clientId: 'huarong',
    clientSecret: 'demo',
    redirectUri: `${publicUrl}/login/social/${PROVIDER}`,
  };
  mountIdentityProvider(app, identityProvider);
  return connectIdentityProvider({
    ...identityProvider,
    provider: PROVIDER,
    name: '演示账号',
    log,
    // Asks for the account each time, because several people may use a demo in one browser.
    extraParameters: { prompt: 'login' },
    fetch: inProcessFetch(app),
  });
}

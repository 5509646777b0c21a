import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config';
import type { Log } from '#platform/log';
import { openHouse, type SocialHouse } from '../../../integrations/oidc/index.ts';
import type { DemoIdentityProvider } from './create-provider.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import { mountIdentityProvider } from './mount-identity-provider.ts';

const PROVIDER = 'demo';

/** Mounts the demo identity provider under /demo/oidc and connects the login to it. */
export function openDemoIdentityProvider(app: FastifyInstance, { publicUrl }: Config, log: Log): SocialHouse {
  const identityProvider: DemoIdentityProvider = {
    issuer: `${publicUrl}/demo/oidc`,
    clientId: 'huarong',
    clientSecret: 'demo',
    redirectUri: `${publicUrl}/login/social/${PROVIDER}`,
  };
  mountIdentityProvider(app, identityProvider);
  return openHouse({
    ...identityProvider,
    provider: PROVIDER,
    name: '演示账号',
    log,
    // Asks for the account each time, because several people may use a demo in one browser.
    asking: { prompt: 'login' },
    fetch: inProcessFetch(app),
  });
}

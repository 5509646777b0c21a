import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config';
import type { Log } from '#platform/log';
import { openHouse, type SocialHouse } from '../../../integrations/oidc/index.ts';
import type { DemoIdentityProvider } from './create-provider.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import { mountIdentityProvider } from './mount-identity-provider.ts';

const PROVIDER = 'demo';

/** Opens the demo's other house under /demo/oidc, and the door from it to ours. */
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
    // Asked each time who they are: a demo is clicked through by many people in one browser.
    asking: { prompt: 'login' },
    fetch: inProcessFetch(app),
  });
}

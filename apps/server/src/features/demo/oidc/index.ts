import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config';
import type { Log } from '#platform/log';
import { openHouse, type SocialHouse } from '../../../integrations/oidc/index.ts';
import { type DemoHouse, isProviderInstalled } from './create-provider.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import { mountHouse } from './mount-house.ts';

const PROVIDER = 'demo';

/** Mounts the demo's identity provider under /demo/oidc and returns the login with it; null when it is not installed. */
export function openDemoHouse(app: FastifyInstance, { publicUrl }: Config, log: Log): SocialHouse | null {
  if (!isProviderInstalled()) {
    log.warn('demo: social login is off, the development dependency oidc-provider is not installed');
    return null;
  }
  const house: DemoHouse = {
    issuer: `${publicUrl}/demo/oidc`,
    clientId: 'huarong',
    clientSecret: 'demo',
    redirectUri: `${publicUrl}/login/social/${PROVIDER}`,
  };
  mountHouse(app, house);
  return openHouse({
    ...house,
    provider: PROVIDER,
    name: '演示账号',
    log,
    // Asked each time who they are: a demo is clicked through by many people in one browser.
    asking: { prompt: 'login' },
    fetch: inProcessFetch(app),
  });
}

import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config';
import type { Log } from '#platform/log';
import { openHouse, type SocialHouse } from '../../../integrations/oidc/index.ts';
import type { DemoHouse } from './create-provider.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import { mountHouse } from './mount-identity-provider.ts';

const PROVIDER = 'demo';

/** Opens the demo's other house under /demo/oidc, and the door from it to ours. */
export function openDemoHouse(app: FastifyInstance, { publicUrl }: Config, log: Log): SocialHouse {
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

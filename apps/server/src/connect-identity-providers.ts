import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config';
import type { Log } from '#platform/log';
import { openDemoIdentityProvider } from './features/demo/index.ts';
import { connectIdentityProvider } from './integrations/oidc/index.ts';

/** The identity providers a shopper may log in with: the configured one, and in a demo the one it brings along. */
export const connectIdentityProviders = (app: FastifyInstance, config: Config, log: Log) =>
  [
    config.oidc &&
      connectIdentityProvider({
        ...config.oidc,
        log,
        provider: 'oidc',
        redirectUri: `${config.publicUrl}/login/social/oidc`,
      }),
    config.mode === 'demo' ? openDemoIdentityProvider(app, config, log) : null,
  ].filter((provider) => provider !== null);

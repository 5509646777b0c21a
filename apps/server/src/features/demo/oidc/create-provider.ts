import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { requireValue } from '@huarong/core/shared';
import type { Configuration } from 'oidc-provider';
import { MemoryAdapter } from './memory-adapter.ts';
import { people } from './people.ts';

export interface DemoIdentityProvider {
  provider: string;
  /** The name of the service that it imitates. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}

/** oidc-provider is a development dependency: a shop installed with `npm ci --omit=dev` does not have it. */
export function isProviderInstalled(): boolean {
  try {
    import.meta.resolve('oidc-provider');
    return true;
  } catch {
    return false;
  }
}

/** A real OpenID Connect provider with invented accounts. Loaded on first use, because most demos never use it. */
export async function createProvider({
  provider,
  issuer,
  clientId,
  clientSecret,
  redirectUri,
}: DemoIdentityProvider) {
  const { Provider } = await import('oidc-provider');
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const configuration: Configuration = {
    adapter: MemoryAdapter,
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_basic',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kty: 'EC', use: 'sig', alg: 'ES256' }] },
    cookies: {
      keys: [randomBytes(16).toString('hex')],
      // Names of its own: several demo providers share one origin.
      names: {
        session: `_demo_${provider}`,
        interaction: `_demo_${provider}_interaction`,
        resume: `_demo_${provider}_resume`,
      },
    },
    scopes: ['openid', 'profile'],
    claims: { openid: ['sub'], profile: ['nickname'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/demo/oidc/${provider}/interaction/${uid}` },
    ttl: {
      Interaction: 600,
      Session: 600,
      Grant: 600,
      AccessToken: 300,
      IdToken: 300,
      AuthorizationCode: 60,
    },
    renderError(context, { error }) {
      context.type = 'text/plain; charset=utf-8';
      context.body = `第三方登录没有完成（${error}），请返回花容重试`;
    },
    findAccount: (_context, sub) => {
      const nickname = people.find((person) => person.sub === sub)?.nickname ?? '';
      return { accountId: sub, claims: () => ({ sub, nickname }) };
    },
    // Choosing an account is the consent; a second page would ask nothing new.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: requireValue(oidc.client, 'client').clientId,
        accountId: requireValue(oidc.session?.accountId, 'accountId'),
      });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
  };
  return new Provider(issuer, configuration);
}

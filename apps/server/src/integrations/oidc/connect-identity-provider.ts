import * as client from 'openid-client';
import type { Log } from '#platform/log';
import type { IdentityProvider } from './port.ts';

export interface IdentityProviderSettings {
  provider: string;
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Exactly as registered with the provider. */
  redirectUri: string;
  log: Log;
  /** Extra parameters of the authorization request, e.g. `{prompt: 'login'}`. */
  extraParameters?: Record<string, string>;
  /** Replaces the network, for the demo's own provider. */
  fetch?: client.CustomFetch;
}

const TIMEOUT_SECONDS = 5;

/** An OpenID Connect provider: each login uses state, nonce and PKCE, and the callback is checked against all three. */
export function connectIdentityProvider(settings: IdentityProviderSettings): IdentityProvider {
  const { provider, name, redirectUri, extraParameters, log } = settings;
  let discovered: Promise<client.Configuration> | undefined;
  const getConfiguration = () =>
    (discovered ??= discover(settings).catch((error) => {
      // The next login tries again: the provider may be unavailable for a short time only.
      discovered = undefined;
      throw error;
    }));

  return {
    provider,
    name,
    async begin(state) {
      const configuration = await getConfiguration().catch((error) => {
        log.warn({ err: error, provider }, 'social login: the identity provider does not answer');
        return null;
      });
      if (!configuration) return null;
      const [nonce, verifier] = [client.randomNonce(), client.randomPKCECodeVerifier()];
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid profile',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...extraParameters,
      });
      return { authorizeUrl: url.href, pending: { nonce, verifier } };
    },

    async finish({ code, state, iss, pending }) {
      try {
        const configuration = await getConfiguration();
        const callbackUrl = new URL(redirectUri);
        const answer = { code, state, iss: iss ?? configuration.serverMetadata().issuer };
        for (const [parameter, value] of Object.entries(answer))
          callbackUrl.searchParams.set(parameter, value);
        const tokens = await client.authorizationCodeGrant(configuration, callbackUrl, {
          expectedState: state,
          expectedNonce: pending['nonce'] ?? '',
          pkceCodeVerifier: pending['verifier'] ?? '',
          idTokenExpected: true,
        });
        const subject = tokens.claims()!.sub;
        const person = await client.fetchUserInfo(configuration, tokens.access_token, subject);
        return { subject, nickname: String(person.nickname ?? person.name ?? '') };
      } catch (error) {
        log.warn({ err: error, provider }, 'social login: the callback could not be verified');
        return null;
      }
    },
  };
}

async function discover({ issuer, clientId, clientSecret, fetch }: IdentityProviderSettings) {
  const url = new URL(issuer);
  return client.discovery(url, clientId, undefined, client.ClientSecretBasic(clientSecret), {
    timeout: TIMEOUT_SECONDS,
    ...(fetch && { [client.customFetch]: fetch }),
    // Only a provider on this machine may be used without encryption.
    ...(isLocalhost(url) && { execute: [client.allowInsecureRequests] }),
  });
}

const isLocalhost = ({ hostname }: URL) => ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);

import type { Log } from '#platform/log';
import type { ExternalAccount, IdentityProvider } from '../oidc/index.ts';
import { callProvider, type SendRequest } from './call-provider.ts';

export interface ProviderOptions {
  /** Exactly as registered with the provider. */
  redirectUri: string;
  log: Log;
  /** Replaces the network in tests. */
  send?: SendRequest;
}
/** A call to the provider: the text of its answer. */
export type Call = (url: string, form?: URLSearchParams) => Promise<string>;

interface CodeProvider {
  provider: string;
  name: string;
  /** The login page of the provider. */
  authorizeUrl: (state: string) => string;
  /** Exchanges the code for the account. Throws when the provider refuses the code. */
  readAccount: (code: string, call: Call) => Promise<ExternalAccount>;
}

/**
 * A provider with an authorization code but without OpenID Connect. It has neither nonce nor PKCE, so the login relies on
 * the state, which is used once and belongs to the browser that asked for it.
 */
export const createCodeProvider = (
  { provider, name, authorizeUrl, readAccount }: CodeProvider,
  { log, send = fetch }: ProviderOptions,
): IdentityProvider => ({
  provider,
  name,
  begin: async (state) => ({ authorizeUrl: authorizeUrl(state), pending: {} }),
  async finish({ code }) {
    try {
      const account = await readAccount(code, (url, form) => callProvider(send, url, form));
      if (account.subject === '') throw new Error('the provider named no account');
      return account;
    } catch (error) {
      log.warn({ err: error, provider }, 'social login: the provider did not confirm the code');
      return null;
    }
  },
});

export const withParameters = (address: string, parameters: Record<string, string>): string =>
  `${address}?${new URLSearchParams(parameters)}`;

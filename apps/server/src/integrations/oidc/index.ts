export {
  connectIdentityProvider,
  type IdentityProviderSettings,
} from './connect-identity-provider.ts';
export type { ExternalAccount, IdentityProvider, LoginCallback } from './port.ts';

export {
  connectIdentityProvider as openHouse,
  type IdentityProviderSettings,
} from './connect-identity-provider.ts';
export type { ExternalAccount, IdentityProvider as SocialHouse, LoginCallback } from './port.ts';

/** Another house's login: its word tells who came, and opens an account here only after its owner has bound it. */
export interface IdentityProvider {
  provider: string;
  /** As the button reads. */
  name: string;
  /** Where to send the shopper, and what to keep until they come back; null while nobody answers there. */
  begin: (state: string) => Promise<{ authorizeUrl: string; kept: Record<string, string> } | null>;
  /** Who came back, by the house's own word; null when its word does not hold. */
  finish: (answer: LoginCallback) => Promise<ExternalAccount | null>;
}
export interface LoginCallback {
  code: string;
  state: string;
  /** Which house says so, where it tells. */
  iss?: string | undefined;
  kept: Record<string, string>;
}
/** Nothing else is taken over: a mobile or an address that another house vouches for proves nothing to us. */
export interface ExternalAccount {
  subject: string;
  nickname: string;
}

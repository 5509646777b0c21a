/** An external identity provider. Its account logs a member in only after the member has linked it. */
export interface IdentityProvider {
  provider: string;
  /** The label of the button. */
  name: string;
  /** Where to redirect the shopper, and what to store until the callback; null while the provider is unavailable. */
  begin: (state: string) => Promise<{ authorizeUrl: string; pending: Record<string, string> } | null>;
  /** The account that logged in; null when the callback cannot be verified. */
  finish: (answer: LoginCallback) => Promise<ExternalAccount | null>;
}
export interface LoginCallback {
  code: string;
  state: string;
  /** The issuer, if the provider sends it. */
  iss?: string | undefined;
  pending: Record<string, string>;
}
/** No other claim is used: a mobile number or mail address verified by another provider is not verified here. */
export interface ExternalAccount {
  subject: string;
  nickname: string;
}

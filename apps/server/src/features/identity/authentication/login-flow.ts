import type { JsonValue, Tables } from '#platform/database';

/** How a member signed in. */
export type SignInMethod = Tables['sign_in_record']['way'];

/** An account at an identity provider, linked to a member once the mobile is verified. */
export interface SocialIdentity {
  provider: string;
  subject: string;
  nickname: string;
}

/** The state passed from one login step to the next, stored on the server under the key `journey`. */
export interface LoginFlow {
  way: SignInMethod;
  social?: SocialIdentity;
  historyLocation?: string;
}

export const readLoginFlow = (details: Record<string, JsonValue>): LoginFlow =>
  details['journey'] as unknown as LoginFlow;
export const stepDetails = (flow: LoginFlow, extra: Record<string, JsonValue> = {}) => ({
  ...extra,
  journey: flow as unknown as JsonValue,
});

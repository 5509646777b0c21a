import type { JsonValue, Tables } from '#platform/database';

/** How somebody has proved who they are. */
export type SignInMethod = Tables['sign_in_record']['way'];

/** An account of another house that becomes a way in once the shopper has proved the mobile. */
export interface SocialIdentity {
  provider: string;
  subject: string;
  nickname: string;
}

/** What travels from one step of a way in to the next, kept on the server. */
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

import type { Tables } from '#platform/database';
import type { StepDetails } from '../verification/login-steps.ts';

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

/** The flow of a step that a login stored. */
export function readLoginFlow({ journey }: StepDetails): LoginFlow {
  if (!journey) throw new TypeError('this step belongs to no login');
  return journey;
}
export const stepDetails = (flow: LoginFlow, extra: StepDetails = {}): StepDetails => ({
  ...extra,
  journey: flow,
});

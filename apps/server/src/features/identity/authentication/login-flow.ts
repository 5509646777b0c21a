import type { Owner } from '#platform/context';
import type { Tables } from '#platform/database';

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

/** The order that a second step is for. */
export interface RiskyCommit {
  owner: Owner;
  /** What was to be paid; the verification allows no more. */
  payable: number;
  /** Of a guest: the mobile of the order. */
  mobile?: string;
}

/** A login or an order that needs a second step. */
export type HighRisk = {
  code: 'high-risk';
  riskToken: string;
  methods: ('sms' | 'email')[];
  maskedMobile: string;
  maskedEmail?: string;
  expireAt: string;
  reasons: string[];
};

/** What a step stores for the next call. Each kind of step uses some of these. */
export interface StepDetails {
  journey?: LoginFlow;
  /** The accounts to choose from. */
  memberIds?: string[];
  /** What the identity provider's answer is checked against. */
  kept?: Record<string, string>;
  provider?: string;
  device?: string | null;
  historyLocation?: string | null;
  /** The order of a second step. */
  commit?: RiskyCommit;
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

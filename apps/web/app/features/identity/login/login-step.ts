import type { Api } from '../../../platform/api/index.ts';

type Identity = Api['identity'];
type Value<Call extends keyof Identity> = Extract<Awaited<ReturnType<Identity[Call]>>, { ok: true }>['value'];

/** Possible results of a login call. */
export type LoginAnswer = Exclude<Value<'socialLogin'>, { needs: 'authorize' }>;
export type SignedInAnswer = Exclude<LoginAnswer, { needs: string }>;
export type AccountChoice = Extract<LoginAnswer, { needs: 'multiLogin' }>;

export interface Binding {
  kind: 'bind';
  stepToken: string;
  nickname: string;
}
export interface Locked {
  kind: 'locked';
  message: string;
  /** Alternatives: SMS login, a password reset, or customer service. */
  methods: ('sms' | 'reset' | 'service')[];
  /** Seconds until the automatic unlock; null when only the shop can unlock. */
  seconds: number | null;
}
export interface SecondStep {
  kind: 'risk';
  riskToken: string;
  methods: ('sms' | 'email')[];
  maskedMobile: string;
  maskedEmail: string;
  /** Sentences for the shopper. */
  reasons: string[];
  /** Seconds until the step expires. */
  seconds: number;
}

/** State of a login: the login methods, or a step before it completes. */
export type LoginStep =
  | { kind: 'methods' }
  | ({ kind: 'accounts' } & AccountChoice)
  | Binding
  | Locked
  | SecondStep;

/** The step after a login result; null when the login is complete. */
export function stepAfter(answer: LoginAnswer): LoginStep | null {
  if (!('needs' in answer)) return null;
  if (answer.needs === 'multiLogin') return { kind: 'accounts', ...answer };
  return { kind: 'bind', stepToken: answer.stepToken, nickname: answer.nickname };
}

import type { Api } from '../../../platform/api/index.ts';

type Identity = Api['identity'];
type Value<Call extends keyof Identity> = Extract<Awaited<ReturnType<Identity[Call]>>, { ok: true }>['value'];

/** What a call that may let somebody in can answer. */
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
  /** What can be done instead: come in by SMS, set a new password, or call the shop. */
  methods: ('sms' | 'reset' | 'service')[];
  /** Seconds until it opens by itself; null when only the shop can open it. */
  seconds: number | null;
}
export interface SecondStep {
  kind: 'risk';
  riskToken: string;
  methods: ('sms' | 'email')[];
  maskedMobile: string;
  maskedEmail: string;
  /** Sentences. */
  reasons: string[];
  /** Seconds until the step is over. */
  seconds: number;
}

/** Where a login stands: at the ways in, or at a step that stands between them and the shop. */
export type LoginStep =
  | { kind: 'methods' }
  | ({ kind: 'accounts' } & AccountChoice)
  | Binding
  | Locked
  | SecondStep;

/** The step an answer leads to; null when it lets the member in. */
export function stepAfter(answer: LoginAnswer): LoginStep | null {
  if (!('needs' in answer)) return null;
  if (answer.needs === 'multiLogin') return { kind: 'accounts', ...answer };
  return { kind: 'bind', stepToken: answer.stepToken, nickname: answer.nickname };
}

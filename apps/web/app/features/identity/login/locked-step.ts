import type { ReducedResponse } from '@huarong/contract/kit';
import type { Locked, SecondStep } from './login-step.ts';

const SECOND_STEP_METHODS = ['sms', 'email'] as const;
const UNLOCK_METHODS = ['sms', 'reset', 'service'] as const;

/** Reads a 423 response: a second step when it has a risk token, otherwise a lock. */
export function stepFromLockedResponse(
  { results, errorMessage }: ReducedResponse,
  now: Date,
): Locked | SecondStep {
  const details = (results ?? {}) as Record<string, unknown>;
  const offered = toTexts(details['methods']);
  const riskToken = toText(details['riskToken']);
  if (!riskToken)
    return {
      kind: 'locked',
      message: errorMessage ?? '',
      methods: UNLOCK_METHODS.filter((method) => offered.includes(method)),
      seconds: secondsUntil(details['unlockAt'], now),
    };
  return {
    kind: 'risk',
    riskToken,
    methods: SECOND_STEP_METHODS.filter((method) => offered.includes(method)),
    maskedMobile: toText(details['maskedMobile']),
    maskedEmail: toText(details['maskedEmail']),
    reasons: toTexts(details['reasons']),
    seconds: secondsUntil(details['expireAt'], now) ?? 0,
  };
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
const toTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

function secondsUntil(time: unknown, now: Date): number | null {
  const at = Date.parse(toText(time));
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}

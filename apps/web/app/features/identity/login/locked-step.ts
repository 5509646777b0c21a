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
  if (toText(details['riskToken'])) return secondStepFrom(details, now);
  const offered = toTexts(details['methods']);
  return {
    kind: 'locked',
    message: errorMessage ?? '',
    methods: UNLOCK_METHODS.filter((method) => offered.includes(method)),
    seconds: secondsUntil(details['unlockAt'], now),
  };
}

/** The second step that a refusal asks for. */
export function secondStepFrom(details: object, now: Date): SecondStep {
  const given = details as Record<string, unknown>;
  const offered = toTexts(given['methods']);
  return {
    kind: 'risk',
    riskToken: toText(given['riskToken']),
    methods: SECOND_STEP_METHODS.filter((method) => offered.includes(method)),
    maskedMobile: toText(given['maskedMobile']),
    maskedEmail: toText(given['maskedEmail']),
    reasons: toTexts(given['reasons']),
    seconds: secondsUntil(given['expireAt'], now) ?? 0,
  };
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
const toTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

function secondsUntil(time: unknown, now: Date): number | null {
  const at = Date.parse(toText(time));
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}

import type { ReducedResponse } from '@huarong/contract/kit';
import type { Locked, SecondStep } from './login-step.ts';

const SECOND_STEPS = ['sms', 'email'] as const;
const OTHER_DOORS = ['sms', 'reset', 'service'] as const;

/** Reads an answer of 423: a second step where it carries the token of one, otherwise a lock. */
export function stepOfLocked({ results, errorMessage }: ReducedResponse, now: Date): Locked | SecondStep {
  const details = (results ?? {}) as Record<string, unknown>;
  const offered = textsOf(details['methods']);
  const riskToken = textOf(details['riskToken']);
  if (!riskToken)
    return {
      kind: 'locked',
      message: errorMessage ?? '',
      methods: OTHER_DOORS.filter((door) => offered.includes(door)),
      seconds: secondsUntil(details['unlockAt'], now),
    };
  return {
    kind: 'risk',
    riskToken,
    methods: SECOND_STEPS.filter((method) => offered.includes(method)),
    maskedMobile: textOf(details['maskedMobile']),
    maskedEmail: textOf(details['maskedEmail']),
    reasons: textsOf(details['reasons']),
    seconds: secondsUntil(details['expireAt'], now) ?? 0,
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

function secondsUntil(time: unknown, now: Date): number | null {
  const at = Date.parse(textOf(time));
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}

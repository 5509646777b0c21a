import { defineCounter } from '#platform/metrics';
import { DatabaseTimeout } from './errors.ts';
import { timeoutOr } from './timeouts.ts';

export interface CallLimits {
  /** The timeout of one call. */
  limitMs: number;
  onTimeout(statement: string): void;
}

const silentCalls = defineCounter('database_silent_calls_total', 'Statements that got no answer in time');

/** Runs a call to the database with a timeout; after it the call rejects and `onTimeout` is called. */
export async function withCallTimeout<Answer>(
  limits: CallLimits,
  statement: string,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const limitMs = timeoutOr(limits.limitMs);
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    silentCalls.add({});
    limits.onTimeout(statement);
    timeout.reject(new DatabaseTimeout(limitMs));
  }, limitMs);
  try {
    return await Promise.race([call(), timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}

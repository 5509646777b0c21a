import { defineCounter } from '#platform/metrics';
import { DatabaseTimeout } from './errors.ts';
import { timeoutOr } from './timeouts.ts';

export interface CallLimits {
  /** The timeout of one call. */
  limitMs: number;
  onTimeout(statement: string): void;
  /** One session runs all statements: only silence is a timeout, not the wait for others. */
  isOneQueue?: boolean;
}

const silentCalls = defineCounter('database_silent_calls_total', 'Statements that got no answer in time');

/**
 * Runs a call to the database with a timeout; after it the call rejects and `onTimeout` is called. Of calls that wait in one queue,
 * the timeout begins again with each answer, at `lastAnswer`.
 */
export async function withCallTimeout<Answer>(
  limits: CallLimits,
  statement: string,
  call: () => Promise<Answer>,
  lastAnswer: () => number = () => 0,
): Promise<Answer> {
  const limitMs = timeoutOr(limits.limitMs);
  const asked = performance.now();
  const timeout = Promise.withResolvers<never>();
  const check = () => {
    const left = Math.max(asked, lastAnswer()) + limitMs - performance.now();
    // A timer may fire a little early.
    if (left > 1) {
      timer = setTimeout(check, left);
      return;
    }
    silentCalls.add({});
    limits.onTimeout(statement);
    timeout.reject(new DatabaseTimeout(limitMs));
  };
  let timer = setTimeout(check, limitMs);
  try {
    return await Promise.race([call(), timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}

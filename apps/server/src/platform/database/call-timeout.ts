import { DatabaseTimeout } from './errors.ts';
import { timeoutOr } from './timeouts.ts';

export interface CallLimits {
  /** How long a call may stay unanswered. */
  limitMs: number;
  onTimeout(statement: string): void;
}

/** Gives a call to the database an end: it is answered, or it is given up and said so. */
export async function withCallTimeout<Answer>(
  limits: CallLimits,
  statement: string,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const limitMs = timeoutOr(limits.limitMs);
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    limits.onTimeout(statement);
    timeout.reject(new DatabaseTimeout(limitMs));
  }, limitMs);
  try {
    return await Promise.race([call(), timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}

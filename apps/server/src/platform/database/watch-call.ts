import { DatabaseSilent } from './errors.ts';
import { patienceOr } from './patience.ts';

export interface CallLimits {
  /** How long a call may stay unanswered. */
  limitMs: number;
  onSilence(statement: string): void;
}

/** Gives a call to the database an end: it is answered, or it is given up and said so. */
export async function watchCall<Answer>(
  limits: CallLimits,
  statement: string,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const limitMs = patienceOr(limits.limitMs);
  const silence = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    limits.onSilence(statement);
    silence.reject(new DatabaseSilent(limitMs));
  }, limitMs);
  try {
    return await Promise.race([call(), silence.promise]);
  } finally {
    clearTimeout(timer);
  }
}

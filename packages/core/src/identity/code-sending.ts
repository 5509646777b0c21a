import { STORE } from '../shared/index.ts';

const { resendAfter, perHour, perDay, perAddressPerDay } = STORE.identity.code;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface SentCodes {
  now: Date;
  /** Send times to this recipient in the last day, newest first. */
  toRecipient: readonly Date[];
  /** Send times for this IP address in the last day, newest first; empty when addresses are not counted. */
  fromAddress: readonly Date[];
  /** When the first code of the shop's used-up daily budget was sent; null while budget is left. */
  budgetSpentSince?: Date | null;
}
export type SendingRefusal =
  | { code: 'code-too-soon'; retryAfter: number }
  | { code: 'code-limit'; retryAfter: number };

/** Why no code may be sent now and after how many seconds it may; null when it may be sent. */
export function codeSendingRefusal(sent: SentCodes): SendingRefusal | null {
  const { now, toRecipient, fromAddress, budgetSpentSince = null } = sent;
  const secondsUntil = (at: number) => Math.max(1, Math.ceil((at - now.getTime()) / 1000));
  const [last] = toRecipient;
  if (last && last.getTime() + resendAfter * 1000 > now.getTime())
    return { code: 'code-too-soon', retryAfter: secondsUntil(last.getTime() + resendAfter * 1000) };

  /** The window allows another code when the oldest of the last `most` is outside it. */
  const waits = (times: readonly Date[], most: number, windowMs: number) => {
    const oldest = times[most - 1];
    return oldest && oldest.getTime() + windowMs > now.getTime()
      ? secondsUntil(oldest.getTime() + windowMs)
      : 0;
  };
  const retryAfter = Math.max(
    waits(toRecipient, perHour, HOUR_MS),
    waits(toRecipient, perDay, DAY_MS),
    waits(fromAddress, perAddressPerDay, DAY_MS),
    waits(budgetSpentSince ? [budgetSpentSince] : [], 1, DAY_MS),
  );
  return retryAfter > 0 ? { code: 'code-limit', retryAfter } : null;
}

import { STORE } from '../shared/index.ts';

const { resendAfter, perHour, perDay, perDevicePerDay, perAddressPerDay } = STORE.identity.code;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface SentCodes {
  now: Date;
  /** Send times to this recipient in the last day, newest first. For its owner: only those the owner asked for. */
  toRecipient: readonly Date[];
  /** Send times for this device in the last day, newest first; empty when devices are not counted. */
  fromDevice: readonly Date[];
  /** Send times for this IP address in the last day, newest first; empty when addresses are not counted. */
  fromAddress: readonly Date[];
  /** When the first code of the shop's used-up daily budget was sent; null while budget is left. */
  budgetSpentSince?: Date | null;
}
/** Whose limit is reached. */
export type CodeLimit = 'recipient' | 'device' | 'address' | 'shop';
export type SendingRefusal =
  | { code: 'code-too-soon'; retryAfter: number }
  | { code: 'code-limit'; retryAfter: number; limitedBy: CodeLimit };

/** Why no code may be sent now and after how many seconds it may; null when it may be sent. */
export function codeSendingRefusal(sent: SentCodes): SendingRefusal | null {
  const { now, toRecipient, fromDevice, fromAddress, budgetSpentSince = null } = sent;
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
  const limits: [CodeLimit, number][] = [
    ['recipient', Math.max(waits(toRecipient, perHour, HOUR_MS), waits(toRecipient, perDay, DAY_MS))],
    ['device', waits(fromDevice, perDevicePerDay, DAY_MS)],
    ['address', waits(fromAddress, perAddressPerDay, DAY_MS)],
    ['shop', waits(budgetSpentSince ? [budgetSpentSince] : [], 1, DAY_MS)],
  ];
  // The longest wait is the one after which a code is sent.
  const [limitedBy, retryAfter] = limits.reduce((longest, limit) =>
    limit[1] > longest[1] ? limit : longest,
  );
  return retryAfter > 0 ? { code: 'code-limit', retryAfter, limitedBy } : null;
}

const LIMITED: Record<CodeLimit, string> = {
  recipient: '这个号码获取验证码的次数已达上限',
  device: '这台设备获取验证码的次数已达上限',
  address: '这个网络获取验证码的次数已达上限',
  shop: '今天发送的验证码已达上限',
};

/** The sentence of a reached limit; `time` is when a code can be requested again. */
export const codeLimitSentence = (limitedBy: CodeLimit, time: string): string =>
  `${LIMITED[limitedBy]}，请在 ${time} 后再试，或改用其他方式`;

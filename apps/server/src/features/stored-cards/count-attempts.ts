import { retryTime, STORE } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Database } from '#platform/database';
import { decrementAttempts, incrementAttempts, NEVER_LOCKED } from '../identity/index.ts';

const [HOUR, DAY, YEAR] = [3_600, 86_400, 365 * 86_400];
const { maxBindAttempts } = STORE.storedCards;

export interface CardAttempt {
  memberId: string;
  numberHash: string;
  address: string;
  /** The card is bound to this member, or was before. */
  isHolder: boolean;
}
interface AttemptLimit {
  subject: string;
  limit: number;
  seconds: number;
}
export interface TooManyAttempts {
  code: 'rate-limited';
  retryAfter: number;
  message: string;
}

/**
 * The holder is counted alone, so that wrong PINs of others do not keep the holder out. All others share what may be tried
 * with a card, so that more accounts and addresses do not help to find its PIN (docs/decisions/0037).
 */
function limitsOf({ memberId, numberHash, address, isHolder }: CardAttempt): AttemptLimit[] {
  const { member, memberAndCard, card, cardPerYear, address: perAddress } = maxBindAttempts;
  if (isHolder) return [{ subject: `card-holder:${numberHash}:${memberId}`, limit: member, seconds: HOUR }];
  return [
    { subject: `card-bind:member:${memberId}`, limit: member, seconds: HOUR },
    { subject: `card-bind:card:${numberHash}:${memberId}`, limit: memberAndCard, seconds: DAY },
    { subject: `card-bind:card:${numberHash}`, limit: card, seconds: DAY },
    { subject: `card-bind:card-year:${numberHash}`, limit: cardPerYear, seconds: YEAR },
    { subject: `card-bind:address:${address}`, limit: perAddress, seconds: HOUR },
  ];
}

/**
 * Counts an attempt before its outcome is known, outside any transaction so that a rollback cannot undo it. When a limit
 * is reached the PIN is not checked, and the attempt is not counted.
 */
export async function countAttempt(db: Database, attempt: CardAttempt): Promise<TooManyAttempts | null> {
  let until: Date | null = null;
  for (const { subject, limit, seconds } of limitsOf(attempt)) {
    const counted = await incrementAttempts(db, subject, { lockAfter: NEVER_LOCKED, rememberedFor: seconds });
    if (counted.tries > limit && (until === null || counted.until > until)) until = counted.until;
  }
  if (until === null) return null;
  await uncountAttempt(db, attempt);
  const now = await readClock(db);
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const message =
    retryAfter > DAY
      ? '这张卡被多次试错，为保护余额已停止绑定，请致电客服 400-000-0000'
      : `卡号或卡密输错次数过多，请在 ${retryTime(until, now)} 后再试`;
  return { code: 'rate-limited', retryAfter, message };
}

/** Only wrong numbers and PINs count: a right one is taken out again. */
export const uncountAttempt = (db: Database, attempt: CardAttempt): Promise<void> =>
  decrementAttempts(
    db,
    limitsOf(attempt).map(({ subject }) => subject),
  );

import { accept, type Result, refuse } from '@huarong/core/shared';
import { type Queryable, transaction } from '#platform/database';
import {
  countOpenTries,
  deleteTry,
  insertTry,
  lockedUntil,
  lockLogin,
  recordSignIn,
  type SignInOutcome,
  type SignInTry,
} from '../sign-ins.queries.ts';
import { STAFF_SETTINGS } from '../staff-settings.ts';

export type Locked = { code: 'staff-sign-in-locked'; unlockAt: string };
export type TooManyAtOnce = { code: 'busy'; retryAfter: number };

/**
 * Compares a password or code as one of the few tries of a login name. The try is stored before it is compared: guesses
 * that arrive at once cannot all be compared before the first of them counts. `compare` runs outside of a transaction,
 * because checking a password takes long.
 */
export async function countTry<Value, Refusal extends { code: string }>(
  db: Queryable,
  who: Omit<SignInTry, 'outcome'>,
  compare: () => Promise<{ outcome: SignInOutcome | null; result: Result<Value, Refusal> }>,
): Promise<Result<Value, Refusal | Locked | TooManyAtOnce>> {
  const begun = await transaction(db, (tx) => beginTry(tx, who));
  if (!begun.ok) return begun;
  let outcome: SignInOutcome | null = null;
  try {
    const compared = await compare();
    outcome = compared.outcome;
    return compared.result;
  } finally {
    await transaction(db, async (tx) => {
      if (outcome !== null) await recordSignIn(tx, { ...who, outcome });
      await deleteTry(tx, begun.value.tryId);
    });
  }
}

async function beginTry(
  tx: Queryable,
  who: Omit<SignInTry, 'outcome'>,
): Promise<Result<{ tryId: number }, Locked | TooManyAtOnce>> {
  await lockLogin(tx, who.loginHash);
  const locked = await lockedUntil(tx, who.loginHash, who.caller.address);
  if (locked) {
    await recordSignIn(tx, { ...who, outcome: 'locked' });
    return refuse({ code: 'staff-sign-in-locked', unlockAt: clockTime(locked) });
  }
  const { wrong, open } = await countOpenTries(tx, who.loginHash);
  if (wrong + open >= STAFF_SETTINGS.tries.perLogin) return refuse({ code: 'busy', retryAfter: 1 });
  return accept({ tryId: await insertTry(tx, who.loginHash) });
}

/** 14:05 */
const clockTime = (at: Date): string =>
  at.toLocaleTimeString('zh-CN', {
    timeZone: 'Asia/Shanghai',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });

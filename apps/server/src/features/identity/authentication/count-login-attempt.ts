import { STORE } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import {
  type Attempt,
  decrementAttempts,
  incrementAttempts,
  listAttempts,
  NEVER_LOCKED,
} from '../verification/attempts.ts';
import { type AccountLocked, lockedByAddress, lockedByFailures } from './account-locked.ts';
import { addressSubject, deviceSubject } from './attempt-subjects.ts';

const { lockAccountAfter, lockAddressAfter, countedFor, addressCountedFor } = STORE.identity.failures;
/** Devices are not locked, because a device id is easily replaced. Failures on a device only require a captcha sooner. */

export interface CountedAttempt extends Attempt {
  locked?: AccountLocked;
}

/** Whether account or address is locked already, and how many failures account or device have. */
export async function checkFailures(
  context: Context,
  subject: string,
  typed: string,
): Promise<{ failures: number; locked?: AccountLocked }> {
  const [device, address] = [deviceSubject(context), addressSubject(context)];
  const attempts = await listAttempts(context.db, [subject, address, ...(device ? [device] : [])]);
  const account = attempts.get(subject);
  const failures = Math.max(account?.tries ?? 0, attempts.get(device ?? '')?.tries ?? 0);
  if (account && account.tries >= lockAccountAfter)
    return { failures, locked: lockedByFailures(typed, account.until) };
  const fromAddress = attempts.get(address);
  if (context.config.hasLimits && fromAddress && fromAddress.tries >= lockAddressAfter)
    return { failures, locked: lockedByAddress(fromAddress.until) };
  return { failures };
}

/** Counts this try for account, device and address. Concurrent tries beyond the limit are locked. */
export async function countLoginAttempt(
  context: Context,
  subject: string,
  typed: string,
): Promise<CountedAttempt> {
  const { db, config } = context;
  const account = await incrementAttempts(db, subject, {
    lockAfter: lockAccountAfter,
    rememberedFor: countedFor,
  });
  if (account.tries > lockAccountAfter) return { ...account, locked: lockedByFailures(typed, account.until) };
  const device = deviceSubject(context);
  if (device) await incrementAttempts(db, device, { lockAfter: NEVER_LOCKED, rememberedFor: countedFor });
  if (config.hasLimits) {
    const limits = { lockAfter: lockAddressAfter, rememberedFor: addressCountedFor };
    const address = await incrementAttempts(db, addressSubject(context), limits);
    if (address.tries > lockAddressAfter) return { ...account, locked: lockedByAddress(address.until) };
  }
  return account;
}

/** A successful login does not count for the address: many colleagues may share it. */
export const uncountAddressAttempt = (context: Context): Promise<void> =>
  decrementAttempts(context.db, addressSubject(context));

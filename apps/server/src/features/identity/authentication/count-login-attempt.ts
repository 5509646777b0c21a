import { type LoginFailures, type LoginGate, loginGate } from '@huarong/core/identity';
import { STORE } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import {
  type Attempt,
  decrementAttempts,
  incrementAttempts,
  listAttempts,
  NEVER_LOCKED,
} from '../verification/attempts.ts';
import {
  type AccountLocked,
  lockedByAddress,
  lockedByFailures,
  lockedByStrangers,
} from './account-locked.ts';
import type { AttemptSubjects } from './attempt-subjects.ts';

const { lockAccountAfter, lockAddressAfter, countedFor, addressCountedFor } = STORE.identity.failures;

/** The failures before a login, and what they mean for it. */
export interface CheckedFailures {
  failures: LoginFailures;
  gate: LoginGate;
  locked: AccountLocked | null;
}

const NONE: Attempt = { tries: 0, until: new Date(0) };
type Counts = Record<'here' | 'device' | 'address' | 'strangers', Attempt>;

const keysOf = ({ here, device, address, strangers }: AttemptSubjects): string[] =>
  [here, device, address, strangers].filter((subject) => subject !== null);

/** The failures so far, without this try. */
export async function checkFailures(
  db: Queryable,
  subjects: AttemptSubjects,
  typed: string,
): Promise<CheckedFailures> {
  const attempts = await listAttempts(db, keysOf(subjects));
  const countOf = (subject: string | null) => (subject && attempts.get(subject)) || NONE;
  const { here, device, address, strangers } = subjects;
  return evaluate(
    subjects,
    {
      here: countOf(here),
      device: countOf(device),
      address: countOf(address),
      strangers: countOf(strangers),
    },
    typed,
  );
}

function evaluate(
  { isKnownDevice }: AttemptSubjects,
  { here, device, address, strangers }: Counts,
  typed: string,
): CheckedFailures {
  const failures = {
    isKnownDevice,
    here: here.tries,
    onDevice: device.tries,
    fromAddress: address.tries,
    byStrangers: strangers.tries,
  };
  const gate = loginGate(failures);
  const locked = {
    here: () => lockedByFailures(typed, here.until),
    address: () => lockedByAddress(address.until),
    strangers: () => lockedByStrangers(typed, strangers.until),
  };
  return { failures, gate, locked: gate.closedBy && locked[gate.closedBy]() };
}

/**
 * Counts this try before its outcome is known, so that concurrent tries cannot exceed a limit, and returns what the
 * others before it mean for it.
 */
export async function countLoginAttempt(
  db: Queryable,
  subjects: AttemptSubjects,
  typed: string,
): Promise<CheckedFailures & { lockedAt: Date }> {
  const count = (subject: string | null, lockAfter: number, rememberedFor: number) =>
    subject === null ? NONE : incrementAttempts(db, subject, { lockAfter, rememberedFor });
  const here = await count(subjects.here, lockAccountAfter, countedFor);
  const counts: Counts = {
    here,
    // Devices are not locked, because a device id is easily replaced. Failures on one only require a captcha sooner.
    device: await count(subjects.device, NEVER_LOCKED, countedFor),
    address: await count(subjects.address, lockAddressAfter, addressCountedFor),
    strangers: await count(subjects.strangers, NEVER_LOCKED, countedFor),
  };
  const before = (attempt: Attempt) => ({ ...attempt, tries: Math.max(0, attempt.tries - 1) });
  return {
    ...evaluate(
      subjects,
      {
        here: before(here),
        device: before(counts.device),
        address: before(counts.address),
        strangers: before(counts.strangers),
      },
      typed,
    ),
    lockedAt: here.until,
  };
}

/** Only failures count: a right password, and a try that was not checked, are taken out again. */
export const uncountLoginAttempt = (db: Queryable, subjects: AttemptSubjects): Promise<void> =>
  decrementAttempts(db, keysOf(subjects));

import { accept, type Result, refuse } from '@huarong/core/shared';
import type { SignInContext } from '#platform/admin';
import { keyedHash, verifyPassword } from '../../identity/index.ts';
import { openHalfSession } from '../sessions.queries.ts';
import { lockedUntil, recordSignIn } from '../sign-ins.queries.ts';
import { findStaffByLogin, listPasskeys, type StaffRow } from '../staff.queries.ts';

export type SecondFactor = 'totp' | 'passkey' | 'recovery';

/** Ties tries to the typed name without storing it. */
export const loginHashOf = (secret: string, login: string): string => keyedHash(secret, 'staff login', login);

/**
 * First step. A wrong name, a wrong password and a suspended person get the same answer after the same time, so that
 * nobody learns who works here.
 */
export async function signInWithPassword(
  { db, config, caller, cookie }: SignInContext,
  { login, password }: { login: string; password: string },
): Promise<
  Result<
    { state: 'second-factor'; factors: SecondFactor[] },
    | { code: 'staff-credentials-wrong' }
    | { code: 'staff-sign-in-locked'; unlockAt: string }
    | { code: 'busy'; retryAfter: number }
  >
> {
  const loginHash = loginHashOf(config.secret, login);
  const staff = await findStaffByLogin(db, login);
  const common = { loginHash, staffId: staff?.id ?? null, step: 'password', caller } as const;
  const locked = await lockedUntil(db, loginHash, caller.address);
  if (locked) {
    await recordSignIn(db, { ...common, outcome: 'locked' });
    return refuse({ code: 'staff-sign-in-locked', unlockAt: clockTime(locked) });
  }
  const isRight = await verifyPassword(staff?.password_hash ?? null, password);
  if (!isRight.ok) return isRight;
  if (!isRight.value || staff?.state !== 'active') {
    const isSuspended = isRight.value && staff?.state === 'suspended';
    await recordSignIn(db, { ...common, outcome: isSuspended ? 'suspended' : 'wrong' });
    return refuse({ code: 'staff-credentials-wrong' });
  }
  await recordSignIn(db, { ...common, outcome: 'passed' });
  cookie.set(await openHalfSession(db, staff.id, caller));
  return accept({ state: 'second-factor', factors: await factorsOf(db, staff) });
}

export async function factorsOf(db: SignInContext['db'], staff: StaffRow): Promise<SecondFactor[]> {
  const passkeys = await listPasskeys(db, staff.id);
  return [
    ...(staff.totp_sealed === null ? [] : (['totp'] as const)),
    ...(passkeys.length === 0 ? [] : (['passkey'] as const)),
    'recovery',
  ];
}

/** 14:05 */
export const clockTime = (at: Date): string =>
  at.toLocaleTimeString('zh-CN', {
    timeZone: 'Asia/Shanghai',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });

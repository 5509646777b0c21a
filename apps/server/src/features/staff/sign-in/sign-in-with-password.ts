import { accept, type Result, refuse } from '@huarong/core/shared';
import type { SignInContext } from '#platform/admin';
import { keyedHash, verifyPassword } from '../../identity/index.ts';
import { openHalfSession } from '../sessions.queries.ts';
import { findStaffByLogin, listPasskeys, type StaffRow } from '../staff.queries.ts';
import { countTry, type Locked, type TooManyAtOnce } from './count-try.ts';

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
    { code: 'staff-credentials-wrong' } | Locked | TooManyAtOnce
  >
> {
  const loginHash = loginHashOf(config.secret, login);
  const staff = await findStaffByLogin(db, login);
  const checked = await countTry<StaffRow, TooManyAtOnce | { code: 'staff-credentials-wrong' }>(
    db,
    { loginHash, staffId: staff?.id ?? null, step: 'password', caller },
    async () => {
      const isRight = await verifyPassword(staff?.password_hash ?? null, password);
      // Nothing was compared.
      if (!isRight.ok) return { outcome: null, result: isRight };
      if (isRight.value && staff?.state === 'active') return { outcome: 'passed', result: accept(staff) };
      const isSuspended = isRight.value && staff?.state === 'suspended';
      const result = refuse({ code: 'staff-credentials-wrong' as const });
      return { outcome: isSuspended ? 'suspended' : 'wrong', result };
    },
  );
  if (!checked.ok) return checked;
  cookie.set(await openHalfSession(db, checked.value.id, caller));
  return accept({ state: 'second-factor', factors: await factorsOf(db, checked.value) });
}

export async function factorsOf(db: SignInContext['db'], staff: StaffRow): Promise<SecondFactor[]> {
  const passkeys = await listPasskeys(db, staff.id);
  return [
    ...(staff.totp_sealed === null ? [] : (['totp'] as const)),
    ...(passkeys.length === 0 ? [] : (['passkey'] as const)),
    'recovery',
  ];
}

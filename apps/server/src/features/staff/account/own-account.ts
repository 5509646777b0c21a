import { accept, type Result, refuse } from '@huarong/core/shared';
import { staffPasswordProblem } from '@huarong/core/staff';
import type { AdminContext } from '#platform/admin';
import { seal, unseal } from '#platform/secrets';
import { type Busy, hashPassword, verifyPassword } from '../../identity/index.ts';
import { listRolesOf } from '../people/people.queries.ts';
import { presentSession, presentSignIn } from '../present-staff.ts';
import { endStaffSessions, listStaffSessions } from '../sessions.queries.ts';
import { offerTotp } from '../sign-in/enrol.ts';
import { listSignIns } from '../sign-ins.queries.ts';
import { countRecoveryCodes, findStaff, listPasskeys } from '../staff.queries.ts';
import { createTotpSecret, matchTotp } from '../totp.ts';

/** The own account: roles, factors, sessions. */
export async function showAccount({ db, staff }: AdminContext) {
  const { staffId, login, name, sessionId } = staff;
  const [person, roles, passkeys, recoveryCodesLeft, sessions, signIns] = await Promise.all([
    findStaff(db, staffId),
    listRolesOf(db, [staffId]),
    listPasskeys(db, staffId),
    countRecoveryCodes(db, staffId),
    listStaffSessions(db, staffId),
    listSignIns(db, staffId),
  ]);
  return {
    staffId: String(staffId),
    login,
    name,
    roles: roles.get(staffId) ?? [],
    hasTotp: person?.totp_sealed !== null,
    passkeys: passkeys.map((passkey) => ({
      credentialId: passkey.credential_id,
      name: passkey.name,
      createdAt: passkey.created_at.toISOString(),
      lastUsedAt: passkey.last_used_at?.toISOString() ?? null,
    })),
    recoveryCodesLeft,
    sessions: sessions.map((session) => presentSession(session, sessionId)),
    signIns: signIns.map(presentSignIn),
  };
}

/** Changes the own password; all other sessions end. */
export async function changeOwnPassword(
  { db, staff }: AdminContext,
  { current, next }: { current: string; next: string },
): Promise<
  Result<null, { code: 'staff-credentials-wrong' } | { code: 'password-unsafe'; reason: string } | Busy>
> {
  const person = await findStaff(db, staff.staffId);
  const isRight = await verifyPassword(person?.password_hash ?? null, current);
  if (!isRight.ok) return isRight;
  if (!isRight.value) return refuse({ code: 'staff-credentials-wrong' });
  const problem = staffPasswordProblem(next, staff.login);
  if (problem) return refuse({ code: 'password-unsafe', reason: problem });
  const hashed = await hashPassword(next);
  if (!hashed.ok) return hashed;
  await db
    .updateTable('staff')
    .set({ password_hash: hashed.value })
    .where('id', '=', staff.staffId)
    .execute();
  await endStaffSessions(db, staff.staffId, 'password', { except: staff.sessionId });
  return accept(null);
}

/** A new secret, which the page holds encrypted until the first code has proved that it was scanned. */
export async function startTotp({ config, staff }: AdminContext) {
  const secret = createTotpSecret();
  return {
    ...(await offerTotp(secret, staff.login)),
    pending: seal(`${staff.staffId}:${secret}`, config.secret, 'staff codes'),
  };
}

export async function confirmTotp(
  { db, config, staff }: AdminContext,
  { pending, code }: { pending: string; code: string },
): Promise<Result<null, { code: 'staff-code-wrong' }>> {
  const secret = readPending(pending, config.acceptedSecrets, staff.staffId);
  const step = secret === null ? null : matchTotp(secret, code, 0, new Date());
  if (secret === null || step === null) return refuse({ code: 'staff-code-wrong' });
  await db
    .updateTable('staff')
    .set({ totp_sealed: seal(secret, config.secret, 'staff codes'), totp_step: step })
    .where('id', '=', staff.staffId)
    .execute();
  await endStaffSessions(db, staff.staffId, 'factor', { except: staff.sessionId });
  return accept(null);
}

/** Null when the text is not ours or was made for somebody else. */
function readPending(pending: string, secrets: readonly string[], staffId: number): string | null {
  try {
    const [owner, value] = unseal(pending, secrets, 'staff codes').split(':');
    return owner === String(staffId) ? (value ?? null) : null;
  } catch {
    return null;
  }
}

/** The last factor stays: without one nobody could sign in. */
export async function removePasskey(
  { db, staff }: AdminContext,
  credentialId: string,
): Promise<Result<null, { code: 'last-factor' } | { code: 'not-found' }>> {
  const person = await findStaff(db, staff.staffId);
  const passkeys = await listPasskeys(db, staff.staffId);
  if (!passkeys.some(({ credential_id }) => credential_id === credentialId))
    return refuse({ code: 'not-found' });
  if (person?.totp_sealed === null && passkeys.length === 1) return refuse({ code: 'last-factor' });
  await db
    .deleteFrom('staff_passkey')
    .where('staff_id', '=', staff.staffId)
    .where('credential_id', '=', credentialId)
    .execute();
  return accept(null);
}

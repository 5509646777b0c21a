import { accept, type Result, refuse } from '@huarong/core/shared';
import type { AdminContext, SignInContext, StaffSession } from '#platform/admin';
import { transaction } from '#platform/database';
import { unseal } from '#platform/secrets';
import { keyedHash } from '../../identity/index.ts';
import { notifyOwners } from '../notify-owners.ts';
import { endStaffSessions, openFullSession, recordProof } from '../sessions.queries.ts';
import type { SignInStep } from '../sign-ins.queries.ts';
import { countRecoveryCodes, findStaff, useRecoveryCode, useTotpStep } from '../staff.queries.ts';
import { matchTotp } from '../totp.ts';
import { countTry, type Locked, type TooManyAtOnce } from './count-try.ts';
import { loginHashOf } from './sign-in-with-password.ts';

type CheckRefusal = Locked | TooManyAtOnce | { code: 'staff-code-wrong' };
export type SecondStepRefusal = CheckRefusal | { code: 'login-needed' };
type CheckContext = Pick<AdminContext, 'db' | 'config' | 'caller'>;

/** Second step with a one-time code. */
export const passWithCode = (
  context: SignInContext,
  code: string,
): Promise<Result<{ state: 'signed-in' }, SecondStepRefusal>> =>
  passSecondStep(context, 'code', (staff) => isCodeRight(context, staff.staffId, code));

/** Second step with a recovery code. All other sessions end, and the owners get a notice. */
export async function passWithRecoveryCode(
  context: SignInContext,
  code: string,
): Promise<Result<{ state: 'signed-in'; codesLeft: number }, SecondStepRefusal>> {
  const { staff, db, config } = context;
  const passed = await passSecondStep(context, 'recovery', ({ staffId }) =>
    useRecoveryCode(
      db,
      staffId,
      config.acceptedSecrets.map((secret) => recoveryHash(secret, code)),
    ),
  );
  if (!passed.ok || !staff) return passed.ok ? refuse({ code: 'login-needed' }) : passed;
  await notifyOwners(db, `${staff.name}（${staff.login}）用恢复码登录了后台`);
  return accept({ ...passed.value, codesLeft: await countRecoveryCodes(db, staff.staffId) });
}

export const recoveryHash = (secret: string, plainCode: string): string =>
  keyedHash(secret, 'staff recovery code', plainCode);

/** Runs a check that is counted: after five wrong tries nobody can try again for a while. */
export const checkCounted = (
  { db, config, caller }: CheckContext,
  staff: StaffSession,
  step: SignInStep,
  isRight: () => Promise<boolean>,
): Promise<Result<null, CheckRefusal>> =>
  countTry(
    db,
    { loginHash: loginHashOf(config.secret, staff.login), staffId: staff.staffId, step, caller },
    async () =>
      (await isRight())
        ? { outcome: 'passed', result: accept(null) }
        : { outcome: 'wrong', result: refuse({ code: 'staff-code-wrong' as const }) },
  );

/** Opens the session that the second step proves; the one of the first step ends. */
export async function passSecondStep(
  context: SignInContext,
  step: SignInStep,
  isRight: (staff: StaffSession) => Promise<boolean>,
): Promise<Result<{ state: 'signed-in' }, SecondStepRefusal>> {
  const { staff, db, caller, cookie } = context;
  if (!staff) return refuse({ code: 'login-needed' });
  const checked = await checkCounted(context, staff, step, () => isRight(staff));
  if (!checked.ok) return checked;
  const token = await transaction(db, async (tx) => {
    if (step === 'recovery') await endStaffSessions(tx, staff.staffId, 'recovery');
    else await endStaffSessions(tx, staff.staffId, 'replaced', { only: staff.sessionId });
    return openFullSession(tx, staff.staffId, caller);
  });
  cookie.set(token);
  return accept({ state: 'signed-in' });
}

/** Whether a one-time code is right and was not used. */
export async function isCodeRight(
  { db, config }: Pick<CheckContext, 'db' | 'config'>,
  staffId: number,
  code: string,
): Promise<boolean> {
  const person = await findStaff(db, staffId);
  if (person?.totp_sealed == null) return false;
  const secret = unseal(person.totp_sealed, config.acceptedSecrets, 'staff codes');
  const step = matchTotp(secret, code, person.totp_step, new Date());
  return step !== null && useTotpStep(db, staffId, step);
}

/** The person proves again who they are, for money, whole personal data and roles. */
export async function proveWithCode(
  context: AdminContext,
  code: string,
): Promise<Result<null, CheckRefusal>> {
  const { staff, db } = context;
  const checked = await checkCounted(context, staff, 'proof', () =>
    isCodeRight(context, staff.staffId, code),
  );
  if (checked.ok) await recordProof(db, staff.sessionId);
  return checked;
}

import { decodeBase64, isUnderAttack, type LoginFailures, loginGate } from '@huarong/core/identity';
import { accept, type Result, refuse, STORE } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { transaction } from '#platform/database';
import type { IdentityDeps } from '../deps.ts';
import { listMembersByLogin, lockMember, type Member } from '../members.queries.ts';
import { type CaptchaAnswer, findCaptchaProblem } from '../verification/captcha.ts';
import { isKnownDevice } from '../verification/known-device.ts';
import { type Busy, verifyPassword } from '../verification/password-hash.ts';
import { type AccountLocked, lockedByFailures } from './account-locked.ts';
import { type AttemptSubjects, accountSubject, attemptSubjectsOf } from './attempt-subjects.ts';
import { checkFailures, countLoginAttempt, uncountLoginAttempt } from './count-login-attempt.ts';
import { decodeLoginId } from './decode-login-id.ts';
import { signInOrChooseAccount } from './sign-in-or-choose-account.ts';

const { lockAccountAfter } = STORE.identity.failures;

type Counted = Awaited<ReturnType<typeof countLoginAttempt>>;

export interface PasswordLogin extends CaptchaAnswer {
  loginId: string;
  password: string;
}

/**
 * Sign in with mobile or e-mail and password. The try is counted before the password is verified. Every refusal takes
 * the same time and reads the same, whether the account exists or not.
 */
export async function logInWithPassword(context: Context, deps: IdentityDeps, input: PasswordLogin) {
  const { db, config, caller } = context;
  const { login, typed } = decodeLoginId(input.loginId);
  const members = await listMembersByLogin(db, login);
  const isKnown = await isKnownDevice(
    db,
    members.map(({ id }) => id),
    caller,
  );
  const subjects = attemptSubjectsOf(context, accountSubject(config.secret, login, members), isKnown);

  const counted = await countUnlessClosed(context, subjects, typed, input);
  if (!counted.ok) return counted;
  const { failures, lockedAt } = counted.value;

  const verified = await listMembersWithPassword(members, decodeBase64(input.password) ?? '');
  if (!verified.ok) return verified;
  const wrong = () => refuse(wrongCredentials(failures, lockedAt, typed));
  if (verified.value.length === 0) return wrong();
  await uncountLoginAttempt(db, subjects);
  return transaction(db, async (tx) => {
    // The password may have been changed while it was verified.
    const unchanged: Member[] = [];
    for (const { id, password_hash } of verified.value) {
      const member = await lockMember(tx, id);
      if (member?.password_hash === password_hash) unchanged.push(member);
    }
    if (unchanged.length === 0) return wrong();
    const flow = { way: 'password' as const };
    return signInOrChooseAccount(tx, {
      ...{ context, deps, members: unchanged, flow },
      failures: Math.max(failures.here, failures.onDevice),
      isUnderAttack: isUnderAttack(failures),
    });
  });
}

/** Counts the try when its password may be checked; otherwise nothing is counted. */
async function countUnlessClosed(
  { db, config }: Context,
  subjects: AttemptSubjects,
  typed: string,
  answer: CaptchaAnswer,
): Promise<Result<Counted, AccountLocked | { code: 'captcha-needed' | 'captcha-wrong' }>> {
  const earlier = await checkFailures(db, subjects, typed);
  if (earlier.locked) return refuse(earlier.locked);
  if (earlier.gate.needsCaptcha) {
    const problem = await findCaptchaProblem(db, config, answer, 'login');
    if (problem) return refuse({ code: problem });
  }
  // Concurrent tries may have been counted meanwhile.
  const counted = await countLoginAttempt(db, subjects, typed);
  if (!counted.locked && (!counted.gate.needsCaptcha || earlier.gate.needsCaptcha)) return accept(counted);
  await uncountLoginAttempt(db, subjects);
  return refuse(counted.locked ?? { code: 'captcha-needed' });
}

/** The accounts with this password; without accounts a dummy hash is verified to take the same time. */
async function listMembersWithPassword(members: Member[], password: string): Promise<Result<Member[], Busy>> {
  const matching: Member[] = [];
  for (const member of members.length > 0 ? members : [null]) {
    const isMatch = await verifyPassword(member?.password_hash ?? null, password);
    if (!isMatch.ok) return isMatch;
    if (isMatch.value && member) matching.push(member);
  }
  return { ok: true, value: matching };
}

function wrongCredentials(before: LoginFailures, lockedUntil: Date, typed: string) {
  const tries = before.here + 1;
  if (tries >= lockAccountAfter) return lockedByFailures(typed, lockedUntil);
  const after = {
    ...before,
    here: tries,
    onDevice: before.onDevice + 1,
    byStrangers: before.byStrangers + 1,
  };
  return {
    code: 'credentials-wrong',
    triesLeft: lockAccountAfter - tries,
    isCaptchaNeeded: loginGate(after).needsCaptcha,
  } as const;
}

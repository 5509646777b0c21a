import { decodeBase64 } from '@huarong/core/identity';
import { type Result, refuse, STORE } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { transaction } from '#platform/database';
import type { IdentityDeps } from '../deps.ts';
import { listMembersByLogin, lockMember, type Member } from '../members.queries.ts';
import { type CaptchaAnswer, findCaptchaProblem } from '../verification/captcha.ts';
import { type Busy, verifyPassword } from '../verification/password-hash.ts';
import { lockedByFailures } from './account-locked.ts';
import { accountSubject } from './attempt-subjects.ts';
import {
  type CountedAttempt,
  checkFailures,
  countLoginAttempt,
  uncountAddressAttempt,
} from './count-login-attempt.ts';
import { decodeLoginId } from './decode-login-id.ts';
import { signInOrChooseAccount } from './sign-in-or-choose-account.ts';

const { captchaAfter, lockAccountAfter } = STORE.identity.failures;

export interface PasswordLogin extends CaptchaAnswer {
  loginId: string;
  password: string;
}

/**
 * Sign in with mobile or e-mail and password. The try is counted before the password is verified. Every refusal takes
 * the same time and reads the same, whether the account exists or not.
 */
export async function logInWithPassword(context: Context, deps: IdentityDeps, input: PasswordLogin) {
  const { db, config } = context;
  const { login, typed } = decodeLoginId(input.loginId);
  const members = await listMembersByLogin(db, login);
  const subject = accountSubject(config.secret, login, members);

  const earlier = await checkFailures(context, subject, typed);
  if (earlier.locked) return refuse(earlier.locked);
  if (earlier.failures >= captchaAfter) {
    const problem = await findCaptchaProblem(db, config, input, 'login');
    if (problem) return refuse({ code: problem });
  }
  const counted = await countLoginAttempt(context, subject, typed);
  if (counted.locked) return refuse(counted.locked);

  const verified = await listMembersWithPassword(members, decodeBase64(input.password) ?? '');
  if (!verified.ok) return verified;
  if (verified.value.length === 0) return refuse(wrongCredentials(counted, typed));
  await uncountAddressAttempt(context);
  return transaction(db, async (tx) => {
    // The password may have been changed while it was verified.
    const unchanged: Member[] = [];
    for (const { id, password_hash } of verified.value) {
      const member = await lockMember(tx, id);
      if (member?.password_hash === password_hash) unchanged.push(member);
    }
    if (unchanged.length === 0) return refuse(wrongCredentials(counted, typed));
    const flow = { way: 'password' as const };
    return signInOrChooseAccount(tx, { context, deps, members: unchanged, flow, failures: earlier.failures });
  });
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

const wrongCredentials = ({ tries, until }: CountedAttempt, typed: string) =>
  tries >= lockAccountAfter
    ? lockedByFailures(typed, until)
    : ({
        code: 'credentials-wrong',
        triesLeft: lockAccountAfter - tries,
        isCaptchaNeeded: tries >= captchaAfter,
      } as const);

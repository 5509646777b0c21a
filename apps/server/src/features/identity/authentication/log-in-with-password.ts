import { decodeBase64 } from '@huarong/core/identity';
import { type Result, refuse, STORE } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { transaction } from '#platform/database';
import type { IdentityDeps } from '../deps.ts';
import { listMembersByLogin, lockMember, type Member } from '../members.queries.ts';
import { type CaptchaAnswer, captchaProblem } from '../verification/captcha.ts';
import { type Busy, isPassword } from '../verification/password-hash.ts';
import { lockedByFailures } from './account-locked.ts';
import { accountSubject } from './attempt-subjects.ts';
import { type Counted, checkFailures, countTry, excuseAddress } from './count-login-attempt.ts';
import { readLogin } from './decode-login-id.ts';
import { enterWithOne } from './sign-in-or-choose-account.ts';

const { captchaAfter, lockAccountAfter } = STORE.identity.failures;

export interface PasswordLogin extends CaptchaAnswer {
  loginId: string;
  password: string;
}

/**
 * Sign in with mobile or e-mail and password. The try is counted before the password is looked at, and every no costs
 * the same and reads the same, whether there is such an account or not.
 */
export async function logInWithPassword(context: Context, deps: IdentityDeps, input: PasswordLogin) {
  const { db, config } = context;
  const { login, typed } = readLogin(input.loginId);
  const members = await listMembersByLogin(db, login);
  const subject = accountSubject(config.secret, login, members);

  const known = await checkFailures(context, subject, typed);
  if (known.locked) return refuse(known.locked);
  if (known.failures >= captchaAfter) {
    const problem = await captchaProblem(db, config, input, 'login');
    if (problem) return refuse({ code: problem });
  }
  const counted = await countTry(context, subject, typed);
  if (counted.locked) return refuse(counted.locked);

  const proved = await whoseIs(members, decodeBase64(input.password) ?? '');
  if (!proved.ok) return proved;
  if (proved.value.length === 0) return refuse(wrong(counted, typed));
  await excuseAddress(context);
  return transaction(db, async (tx) => {
    // A password that was changed while this one was being checked no longer opens anything.
    const still: Member[] = [];
    for (const { id, password_hash } of proved.value) {
      const member = await lockMember(tx, id);
      if (member?.password_hash === password_hash) still.push(member);
    }
    if (still.length === 0) return refuse(wrong(counted, typed));
    const journey = { way: 'password' as const };
    return enterWithOne(tx, { context, deps, members: still, journey, failures: known.failures });
  });
}

/** The accounts this password opens; with none to ask about, the work is done for nobody. */
async function whoseIs(members: Member[], password: string): Promise<Result<Member[], Busy>> {
  const opened: Member[] = [];
  for (const member of members.length > 0 ? members : [null]) {
    const fits = await isPassword(member?.password_hash ?? null, password);
    if (!fits.ok) return fits;
    if (fits.value && member) opened.push(member);
  }
  return { ok: true, value: opened };
}

const wrong = ({ tries, until }: Counted, typed: string) =>
  tries >= lockAccountAfter
    ? lockedByFailures(typed, until)
    : ({
        code: 'credentials-wrong',
        triesLeft: lockAccountAfter - tries,
        isCaptchaNeeded: tries >= captchaAfter,
      } as const);

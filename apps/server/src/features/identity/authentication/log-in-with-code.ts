import type { Context } from '#platform/context';
import { transaction } from '#platform/database';
import type { IdentityDeps } from '../deps.ts';
import { insertMember, listMembersByMobile, lockMobile } from '../members.queries.ts';
import { verifyCode } from '../verification/verify-code.ts';
import { signInOrChooseAccount } from './sign-in-or-choose-account.ts';

export interface VerifiedMobile {
  mobile: string;
  smsCode: string;
  rToken: string;
}

/**
 * 登录或注册 in one step: a new number creates an account. The code is as strong as the second step of a risky login, so
 * no second step follows; it also lifts a lock by wrong passwords.
 */
export const logInWithCode = (context: Context, deps: IdentityDeps, input: VerifiedMobile) =>
  transaction(context.db, async (tx) => {
    const { mobile, smsCode, rToken } = input;
    const submitted = { recipient: mobile, purposes: ['login', 'register'], code: smsCode, rToken };
    const verified = await verifyCode(tx, context.config, submitted);
    if (!verified.ok) return verified;

    await lockMobile(tx, mobile);
    const found = await listMembersByMobile(tx, mobile);
    const isNewMember = found.length === 0;
    const members = isNewMember ? [await insertMember(tx, { mobile, passwordHash: null })] : found;
    const flow = { way: isNewMember ? ('register' as const) : ('sms' as const) };
    return signInOrChooseAccount(tx, { context, deps, members, flow, hasVerifiedCode: true, isNewMember });
  });

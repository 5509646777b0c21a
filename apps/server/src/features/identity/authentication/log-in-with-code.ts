import type { Context } from '#platform/context';
import { transaction } from '#platform/database';
import type { IdentityDeps } from '../deps.ts';
import { insertMember, listMembersByMobile, lockMobile } from '../members.queries.ts';
import { useCode } from '../verification/verify-code.ts';
import { enterWithOne } from './sign-in-or-choose-account.ts';

export interface ProvedMobile {
  mobile: string;
  smsCode: string;
  rToken: string;
}

/**
 * 登录或注册 in one step: whoever reads the code owns the number. A number nobody knows opens an account. The code is
 * as much as a second step would ask for, so none follows; it also lifts a lock that wrong passwords have set.
 */
export const logInWithCode = (context: Context, deps: IdentityDeps, input: ProvedMobile) =>
  transaction(context.db, async (tx) => {
    const { mobile, smsCode, rToken } = input;
    const given = { recipient: mobile, purposes: ['login', 'register'], code: smsCode, rToken };
    const proved = await useCode(tx, context.config, given);
    if (!proved.ok) return proved;

    await lockMobile(tx, mobile);
    const found = await listMembersByMobile(tx, mobile);
    const isNewMember = found.length === 0;
    const members = isNewMember ? [await insertMember(tx, { mobile, passwordHash: null })] : found;
    const journey = { way: isNewMember ? ('register' as const) : ('sms' as const) };
    return enterWithOne(tx, { context, deps, members, journey, isBeyondDoubt: true, isNewMember });
  });

import { decodeBase64, isStrongPassword } from '@huarong/core/identity';
import { accept, refuse } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { transaction } from '#platform/database';
import type { IdentityDeps } from '../deps.ts';
import { insertMember, listMembersByMobile, lockMobile } from '../members.queries.ts';
import { hashPassword } from '../verification/password-hash.ts';
import { verifyCode } from '../verification/verify-code.ts';
import type { VerifiedMobile } from './log-in-with-code.ts';
import { completeSignIn } from './sign-in.ts';

export interface Registration extends VerifiedMobile {
  password: string;
  agreed: boolean;
}

/** Creates an account. That a mobile is taken is revealed only after it is verified. */
export async function register(context: Context, deps: IdentityDeps, input: Registration) {
  const { db, config } = context;
  const { mobile, smsCode, rToken, agreed } = input;
  const password = decodeBase64(input.password) ?? '';
  if (!agreed) return refuse({ code: 'agreement-needed' });
  if (!isStrongPassword(password)) return refuse({ code: 'password-weak' });

  const submitted = { recipient: mobile, purposes: ['register', 'login'], code: smsCode, rToken };
  const verified = await transaction(db, (tx) => verifyCode(tx, config, submitted));
  if (!verified.ok) return verified;
  // Hashing is costly, so it follows the code and runs outside a transaction.
  const hashed = await hashPassword(password);
  if (!hashed.ok) return hashed;
  return transaction(db, async (tx) => {
    await lockMobile(tx, mobile);
    if ((await listMembersByMobile(tx, mobile)).length > 0) return refuse({ code: 'mobile-taken' });
    const member = await insertMember(tx, { mobile, passwordHash: hashed.value });
    const flow = { way: 'register' as const };
    return accept(await completeSignIn(tx, { context, deps, member, flow, isNewMember: true }));
  });
}

import { refuse } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { transaction } from '#platform/database';
import type { IdentityDeps } from '../deps.ts';
import { insertMember, listMembersByMobile, lockMobile } from '../members.queries.ts';
import { consumeStep, findStep } from '../verification/login-steps.ts';
import { verifyCode } from '../verification/verify-code.ts';
import type { VerifiedMobile } from './log-in-with-code.ts';
import { readLoginFlow } from './login-flow.ts';
import { signInOrChooseAccount } from './sign-in-or-choose-account.ts';

/** weblogin/bind: links the provider's account to a verified mobile; a new mobile creates an account. */
export const bindSocial = (
  context: Context,
  deps: IdentityDeps,
  { stepToken, mobile, smsCode, rToken }: VerifiedMobile & { stepToken: string },
) =>
  transaction(context.db, async (tx) => {
    const step = await findStep(tx, 'bind', stepToken);
    if (!step) return refuse({ code: 'step-expired' });
    const submitted = { recipient: mobile, purposes: ['bind', 'login'], code: smsCode, rToken };
    const verified = await verifyCode(tx, context.config, submitted);
    if (!verified.ok) return verified;
    if (!(await consumeStep(tx, 'bind', stepToken))) return refuse({ code: 'step-expired' });

    await lockMobile(tx, mobile);
    const flow = readLoginFlow(step.details);
    const found = await listMembersByMobile(tx, mobile);
    const isNewMember = found.length === 0;
    const members = isNewMember
      ? [await insertMember(tx, { mobile, passwordHash: null, nickname: flow.social?.nickname })]
      : found;
    return signInOrChooseAccount(tx, { context, deps, members, flow, hasVerifiedCode: true, isNewMember });
  });

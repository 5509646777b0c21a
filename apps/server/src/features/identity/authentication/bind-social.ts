import { refuse } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { transaction } from '#platform/database';
import type { IdentityDeps } from '../deps.ts';
import { insertMember, listMembersByMobile, lockMobile } from '../members.queries.ts';
import { findStep, useStep } from '../verification/login-steps.ts';
import { useCode } from '../verification/verify-code.ts';
import type { ProvedMobile } from './log-in-with-code.ts';
import { journeyOf } from './login-flow.ts';
import { enterWithOne } from './sign-in-or-choose-account.ts';

/** weblogin/bind: the other house's account and a proved mobile become one way in; a new mobile opens an account. */
export const bindSocial = (
  context: Context,
  deps: IdentityDeps,
  { stepToken, mobile, smsCode, rToken }: ProvedMobile & { stepToken: string },
) =>
  transaction(context.db, async (tx) => {
    const step = await findStep(tx, 'bind', stepToken);
    if (!step) return refuse({ code: 'step-expired' });
    const given = { recipient: mobile, purposes: ['bind', 'login'], code: smsCode, rToken };
    const proved = await useCode(tx, context.config, given);
    if (!proved.ok) return proved;
    if (!(await useStep(tx, 'bind', stepToken))) return refuse({ code: 'step-expired' });

    await lockMobile(tx, mobile);
    const journey = journeyOf(step.details);
    const found = await listMembersByMobile(tx, mobile);
    const isNewMember = found.length === 0;
    const members = isNewMember
      ? [await insertMember(tx, { mobile, passwordHash: null, nickname: journey.social?.nickname })]
      : found;
    return enterWithOne(tx, { context, deps, members, journey, isBeyondDoubt: true, isNewMember });
  });

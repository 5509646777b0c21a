import { refuse } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { transaction } from '#platform/database';
import type { IdentityDeps } from '../deps.ts';
import { lockMember } from '../members.queries.ts';
import { consumeStep, findStep } from '../verification/login-steps.ts';
import { readLoginFlow } from './login-flow.ts';
import { signIn } from './sign-in.ts';

/** multiLogin: signs in to one of the accounts that the previous step has verified. */
export const chooseAccount = (
  context: Context,
  deps: IdentityDeps,
  { stepToken, user_id }: { stepToken: string; user_id: string },
) =>
  transaction(context.db, async (tx) => {
    const step = await findStep(tx, 'account', stepToken);
    if (!step?.details.memberIds?.includes(user_id)) return refuse({ code: 'step-expired' });
    const member = await lockMember(tx, user_id);
    // The step is used once; after a locked account the shopper can still choose another one.
    if (!member || (member.state !== 'locked' && !(await consumeStep(tx, 'account', stepToken))))
      return refuse({ code: 'step-expired' });
    const flow = readLoginFlow(step.details);
    const hasVerifiedCode = flow.way === 'sms' || flow.social !== undefined;
    return signIn(tx, { context, deps, member, flow, hasVerifiedCode });
  });

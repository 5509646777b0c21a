import type { identityContract } from '@huarong/contract/identity';
import type { Output } from '@huarong/contract/kit';
import { accept, getFirst, type Result, STORE, shanghaiIso } from '@huarong/core/shared';
import type { Tx } from '#platform/database';
import type { IdentityDeps } from '../deps.ts';
import type { Member } from '../members.queries.ts';
import { createStep } from '../verification/login-steps.ts';
import type { AccountLocked } from './account-locked.ts';
import { type HighRisk, type LoginFlow, stepDetails } from './login-flow.ts';
import { type SignInAttempt, type SignInResult, signIn } from './sign-in.ts';

type NeedsAccount = Extract<Output<typeof identityContract.login>, { needs: 'multiLogin' }>;

/** Signs in to the only account, or lets the shopper choose among the verified ones. */
export async function signInOrChooseAccount(
  tx: Tx,
  { members, ...attempt }: Omit<SignInAttempt, 'member'> & { members: Member[] },
): Promise<Result<SignInResult | NeedsAccount, AccountLocked | HighRisk>> {
  return members.length === 1
    ? signIn(tx, { ...attempt, member: getFirst(members) })
    : accept(await offerAccounts(tx, attempt.deps, attempt.flow, members));
}

async function offerAccounts(
  tx: Tx,
  { memberFigures }: IdentityDeps,
  flow: LoginFlow,
  members: Member[],
): Promise<NeedsAccount> {
  const { token } = await createStep(tx, {
    kind: 'account',
    details: stepDetails(flow, { memberIds: members.map(({ id }) => id) }),
    seconds: STORE.identity.step.account,
  });
  const accounts = [];
  for (const member of members) {
    const { points, orderCount } = await memberFigures(tx, member.id);
    accounts.push({
      user_id: member.id,
      nickname: member.nickname,
      cardType: member.card_type,
      points,
      orderCount,
      ...(member.last_login_at && { lastLoginAt: shanghaiIso(member.last_login_at) }),
      registeredAt: shanghaiIso(member.created_at),
    });
  }
  return { needs: 'multiLogin', stepToken: token, accounts };
}

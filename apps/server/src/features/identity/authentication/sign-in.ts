import type { SignedIn } from '@huarong/contract/identity';
import {
  assessRisk,
  deviceName,
  maskEmail,
  maskMobile,
  type Risk,
  riskSentence,
} from '@huarong/core/identity';
import { accept, type Result, refuse, STORE, shanghaiIso } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import type { Tx } from '#platform/database';
import { endGuestSessions, endSession, openMemberSession } from '#platform/session';
import type { IdentityDeps } from '../deps.ts';
import { publishNewDevice } from '../identity-events.ts';
import { type Member, recordLogin } from '../members.queries.ts';
import { deleteAttempts } from '../verification/attempts.ts';
import { createStep } from '../verification/login-steps.ts';
import { type AccountLocked, lockedByShop } from './account-locked.ts';
import { subjectsToReset } from './attempt-subjects.ts';
import { type HighRisk, type LoginFlow, stepDetails } from './login-flow.ts';
import { readSignInHistory, recordSignIn } from './risk.queries.ts';
import { linkSocial } from './social.queries.ts';

export interface SignInContext {
  context: Context;
  deps: IdentityDeps;
  member: Member;
  flow: LoginFlow;
  isNewMember?: boolean;
  /** This login has verified a code sent to the member's mobile. */
  isMobileVerified?: boolean;
}
export interface SignInAttempt extends SignInContext {
  /** Failed tries before this one. */
  failures?: number;
  /** Strangers try this account, and the device is unknown to it. */
  isUnderAttack?: boolean;
  /** A code to the mobile was verified, which is as strong as the second step. */
  hasVerifiedCode?: boolean;
}
export type SignInResult = SignedIn & { claimedOrders: number };

/** The last step of every login. The caller has locked the member's row and verified the login; a risky one needs a second step. */
export async function signIn(
  tx: Tx,
  { failures = 0, isUnderAttack = false, hasVerifiedCode = false, ...signInContext }: SignInAttempt,
): Promise<Result<SignInResult, AccountLocked | HighRisk>> {
  const { context, member, flow } = signInContext;
  if (member.state === 'locked') return refuse(lockedByShop(member));
  const history = await readSignInHistory(tx, member.id, context.caller);
  // Load tests run without limits, because all requests come from one address.
  const accountsOnNetwork = context.config.hasLimits ? history.accountsOnNetwork : 0;
  const risk = assessRisk({
    ...{ ...history, accountsOnNetwork, failures, isUnderAttack },
    isWatched: member.is_watched,
  });
  if (!risk.isHigh || hasVerifiedCode)
    return accept(await completeSignIn(tx, { ...signInContext, isMobileVerified: hasVerifiedCode }, risk));
  await recordSignIn(tx, { ...recordOf(signInContext, risk), outcome: 'second-step' });
  return refuse(await requireSecondStep(tx, member, flow, risk.reasons.map(riskSentence)));
}

const NO_RISK: RiskResult = { score: 0, reasons: [] };
type RiskResult = Pick<Risk, 'score' | 'reasons'>;
const recordOf = ({ context, member, flow }: SignInContext, { score, reasons }: RiskResult) => ({
  memberId: member.id,
  way: flow.way,
  caller: context.caller,
  score,
  reasons,
});

/** Opens a session, merges the guest's data and resets the failed attempts. */
export async function completeSignIn(
  tx: Tx,
  signInContext: SignInContext,
  risk: RiskResult = NO_RISK,
): Promise<SignInResult> {
  const { context, deps, member, flow, isNewMember = false, isMobileVerified = false } = signInContext;
  await recordSignIn(tx, { ...recordOf(signInContext, risk), outcome: 'signed-in' });
  if (flow.social) await linkSocial(tx, member.id, flow.social);
  await recordLogin(tx, member.id);
  await deleteAttempts(tx, subjectsToReset(context, member, { isMobileVerified }));
  const guestId = await endPreviousSession(tx, context);
  const device = deviceName(context.caller.userAgent);
  const event = { memberId: member.id, mobile: member.mobile, guestId, isNewMember, device };
  const { cartMerge, claimedOrders = 0 } = await deps.onSignIn(tx, event);
  const Token = await openMemberSession(tx, member.id, context.caller);
  if (risk.reasons.includes('new-device')) await publishNewDevice(tx, member.id, context.caller);
  const { points } = await deps.memberFigures(tx, member.id);
  const guestOrders = await offerGuestOrders(tx, signInContext);
  return {
    UID: member.id,
    Token,
    user_name: member.nickname,
    user_id: member.id,
    nickname: member.nickname,
    cardType: member.card_type,
    points,
    claimedOrders,
    ...(cartMerge && { cartMerge }),
    ...(guestOrders && { guestOrders }),
    ...(flow.historyLocation && { historyLocation: flow.historyLocation }),
  };
}

/** Offers guest orders with the same mobile; a just verified mobile need not be verified again. */
async function offerGuestOrders(tx: Tx, { deps, member, isMobileVerified = false }: SignInContext) {
  const count = await deps.guestOrders.count(tx, member.mobile);
  if (count === 0) return undefined;
  if (!isMobileVerified) return { count };
  const seconds = STORE.identity.step.claim;
  const { token } = await createStep(tx, { kind: 'claim', memberId: member.id, seconds });
  return { count, claimToken: token };
}

/** The token that was sent with the login call is no longer valid. */
async function endPreviousSession(tx: Tx, { actor }: Context): Promise<string | null> {
  if (actor.kind === 'guest') {
    await endGuestSessions(tx, actor.guestId, 'merged');
    return actor.guestId;
  }
  if (actor.kind === 'member' && actor.sessionId) await endSession(tx, actor.sessionId, 'replaced');
  return null;
}

async function requireSecondStep(
  tx: Tx,
  member: Member,
  flow: LoginFlow,
  reasons: string[],
): Promise<HighRisk> {
  const { token, expiresAt } = await createStep(tx, {
    kind: 'risk',
    memberId: member.id,
    details: stepDetails(flow),
    seconds: STORE.identity.step.risk,
  });
  return {
    code: 'high-risk',
    riskToken: token,
    methods: member.email ? ['sms', 'email'] : ['sms'],
    maskedMobile: maskMobile(member.mobile),
    ...(member.email && { maskedEmail: maskEmail(member.email) }),
    expireAt: shanghaiIso(expiresAt),
    reasons,
  };
}

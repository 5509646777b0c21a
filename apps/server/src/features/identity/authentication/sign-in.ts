import type { SignedIn } from '@huarong/contract/identity';
import { assessRisk, maskEmail, maskMobile, type Risk, riskSentence } from '@huarong/core/identity';
import { accept, type Result, refuse, STORE, shanghaiIso } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import type { Tx } from '#platform/database';
import { endGuestSessions, endSession, openMemberSession } from '#platform/session';
import type { IdentityDeps } from '../deps.ts';
import { type Member, noteLogin } from '../members.queries.ts';
import { forgetAttempts } from '../verification/attempts.ts';
import { openStep } from '../verification/login-steps.ts';
import { type AccountLocked, lockedByShop } from './account-locked.ts';
import { attemptSubjects } from './attempt-subjects.ts';
import { type Journey, toDetails } from './login-flow.ts';
import { tellNewDevice } from './new-device-event.ts';
import { readSeen, recordSignIn } from './risk.queries.ts';
import { linkSocial } from './social.queries.ts';

export type HighRisk = {
  code: 'high-risk';
  riskToken: string;
  methods: ('sms' | 'email')[];
  maskedMobile: string;
  maskedEmail?: string;
  expireAt: string;
  reasons: string[];
};
export interface Entering {
  context: Context;
  deps: IdentityDeps;
  member: Member;
  journey: Journey;
  isNewMember?: boolean;
  /** This very login has read a code sent to the member's mobile. */
  isMobileProved?: boolean;
}
export interface SigningInWith extends Entering {
  /** Failed tries right before this one. */
  failures?: number;
  /** A code to the mobile was read: that is as much as a second step would prove. */
  isBeyondDoubt?: boolean;
}
export type Entered = SignedIn & { claimedOrders: number };

/** The end of every way in. The caller holds the member's row and has proved who is at the door; here it opens, or asks once more. */
export async function signIn(
  tx: Tx,
  { failures = 0, isBeyondDoubt = false, ...entering }: SigningInWith,
): Promise<Result<Entered, AccountLocked | HighRisk>> {
  const { context, member, journey } = entering;
  if (member.state === 'locked') return refuse(lockedByShop(member));
  const seen = await readSeen(tx, member.id, context.caller);
  // A load test is one address for the whole town.
  const accountsOnNetwork = context.config.hasLimits ? seen.accountsOnNetwork : 0;
  const risk = assessRisk({ ...seen, accountsOnNetwork, failures, isWatched: member.is_watched });
  if (!risk.isHigh || isBeyondDoubt)
    return accept(await enter(tx, { ...entering, isMobileProved: isBeyondDoubt }, risk));
  await recordSignIn(tx, { ...recordOf(entering, risk), outcome: 'second-step' });
  return refuse(await askAgain(tx, member, journey, risk.reasons.map(riskSentence)));
}

const NO_RISK: Seen = { score: 0, reasons: [] };
type Seen = Pick<Risk, 'score' | 'reasons'>;
const recordOf = ({ context, member, journey }: Entering, { score, reasons }: Seen) => ({
  memberId: member.id,
  way: journey.way,
  caller: context.caller,
  score,
  reasons,
});

/** Opens the door: a new token, the guest's things brought along, everything that spoke against the account forgotten. */
export async function enter(tx: Tx, entering: Entering, risk: Seen = NO_RISK): Promise<Entered> {
  const { context, deps, member, journey, isNewMember = false } = entering;
  await recordSignIn(tx, { ...recordOf(entering, risk), outcome: 'signed-in' });
  if (journey.social) await linkSocial(tx, member.id, journey.social);
  await noteLogin(tx, member.id);
  await forgetAttempts(tx, attemptSubjects(context, member));
  const guestId = await leaveOldSession(tx, context);
  const signingIn = { memberId: member.id, mobile: member.mobile, guestId, isNewMember };
  const { cartMerge, claimedOrders = 0 } = await deps.onSignIn(tx, signingIn);
  const Token = await openMemberSession(tx, member.id, context.caller);
  if (risk.reasons.includes('new-device')) await tellNewDevice(tx, member.id, context.caller);
  const { points } = await deps.memberFigures(tx, member.id);
  const guestOrders = await offerGuestOrders(tx, entering);
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
    ...(journey.historyLocation && { historyLocation: journey.historyLocation }),
  };
}

/** Orders of the same mobile that wait for an account; who has just proved the mobile need not do so again. */
async function offerGuestOrders(tx: Tx, { deps, member, isMobileProved = false }: Entering) {
  const count = await deps.guestOrders.count(tx, member.mobile);
  if (count === 0) return undefined;
  if (!isMobileProved) return { count };
  const seconds = STORE.identity.step.claim;
  const { token } = await openStep(tx, { kind: 'claim', memberId: member.id, seconds });
  return { count, claimToken: token };
}

/** Whoever they were at the door, they are not any more: the token they came with dies with the login. */
async function leaveOldSession(tx: Tx, { actor }: Context): Promise<string | null> {
  if (actor.kind === 'guest') {
    await endGuestSessions(tx, actor.guestId, 'merged');
    return actor.guestId;
  }
  if (actor.kind === 'member' && actor.sessionId) await endSession(tx, actor.sessionId, 'replaced');
  return null;
}

async function askAgain(tx: Tx, member: Member, journey: Journey, reasons: string[]): Promise<HighRisk> {
  const { token, expiresAt } = await openStep(tx, {
    kind: 'risk',
    memberId: member.id,
    details: toDetails(journey),
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

import { maskMobile } from '@huarong/core/identity';
import { accept, refuse, STORE } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { type Tx, transaction } from '#platform/database';
import { endMemberSessions, noteProof } from '#platform/session';
import type { ProvedMobile } from '../authentication/log-in-with-code.ts';
import { listMembersByMobile, lockMember, lockMobile } from '../members.queries.ts';
import { openStep, useStep } from '../verification/login-steps.ts';
import { useCode } from '../verification/verify-code.ts';
import { type MemberActor, memberOf } from './member-of.ts';

/** The present mobile first; then, with the token of that step, the new one. Other devices are signed out with the change. */
export const verifyMobile = (context: Context, input: ProvedMobile & { stepToken?: string | undefined }) =>
  transaction(context.db, async (tx) => {
    const actor = memberOf(context);
    const { mobile, smsCode, rToken, stepToken } = input;
    const member = await lockMember(tx, actor.memberId);
    const isPresent = member?.mobile === mobile;
    // The new number can be proved only by who has the token of the present one.
    if (!member || (!isPresent && stepToken === undefined)) return refuse({ code: 'step-expired' });
    const given = { recipient: mobile, purposes: ['account', 'bind'], code: smsCode, rToken };
    const proved = await useCode(tx, context.config, given);
    if (!proved.ok) return proved;
    if (isPresent) return firstStep(tx, actor, mobile);

    const step = await useStep(tx, 'mobile', stepToken!);
    if (step?.memberId !== actor.memberId) return refuse({ code: 'step-expired' });
    return change(tx, actor, mobile);
  });

async function firstStep(tx: Tx, { memberId, sessionId }: MemberActor, mobile: string) {
  if (sessionId) await noteProof(tx, sessionId);
  const seconds = STORE.identity.step.mobile;
  const { token } = await openStep(tx, { kind: 'mobile', memberId, seconds });
  return accept({ maskedMobile: maskMobile(mobile), changed: false, stepToken: token });
}

async function change(tx: Tx, { memberId, sessionId }: MemberActor, mobile: string) {
  await lockMobile(tx, mobile);
  if ((await listMembersByMobile(tx, mobile)).length > 0) return refuse({ code: 'mobile-taken' });
  await tx.updateTable('member').set({ mobile }).where('id', '=', memberId).execute();
  await endMemberSessions(tx, memberId, 'mobile', { except: sessionId });
  return accept({ maskedMobile: maskMobile(mobile), changed: true });
}

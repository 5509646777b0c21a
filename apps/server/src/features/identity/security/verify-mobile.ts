import { maskMobile } from '@huarong/core/identity';
import { accept, refuse, STORE } from '@huarong/core/shared';
import type { Context, MemberActor } from '#platform/context';
import { type Tx, transaction } from '#platform/database';
import { endMemberSessions, recordVerification } from '#platform/session';
import type { VerifiedMobile } from '../authentication/log-in-with-code.ts';
import { listMembersByMobile, lockMember, lockMobile } from '../members.queries.ts';
import { consumeStep, createStep, findStep } from '../verification/login-steps.ts';
import { verifyCode } from '../verification/verify-code.ts';

/** Verifies the current mobile first; then, with the token of that step, the new one. Signs out other devices. */
export const verifyMobile = (
  context: Context<'member'>,
  input: Omit<VerifiedMobile, 'mobile'> & { mobile?: string | undefined; stepToken?: string | undefined },
) =>
  transaction(context.db, async (tx) => {
    const { actor } = context;
    const { smsCode, rToken, stepToken } = input;
    const member = await lockMember(tx, actor.memberId);
    if (!member) return refuse({ code: 'step-expired' });
    const { mobile = member.mobile } = input;
    const isCurrent = member.mobile === mobile;
    // A new number needs the token of the verified current one.
    if (!isCurrent && stepToken === undefined) return refuse({ code: 'step-expired' });
    const submitted = { recipient: mobile, purposes: ['account', 'bind'], code: smsCode, rToken };
    const verified = await verifyCode(tx, context.config, submitted);
    if (!verified.ok) return verified;
    if (isCurrent) return confirmCurrentMobile(tx, actor, mobile);

    await lockMobile(tx, mobile);
    // Before the step is used up: the member may try again with another number.
    const isTaken = (await listMembersByMobile(tx, mobile)).length > 0;
    const step = stepToken === undefined ? null : await findStep(tx, 'mobile', stepToken);
    if (step?.memberId !== actor.memberId) return refuse({ code: 'step-expired' });
    if (isTaken) return refuse({ code: 'mobile-taken' });
    if (!(await consumeStep(tx, 'mobile', stepToken ?? ''))) return refuse({ code: 'step-expired' });
    return changeMobile(tx, actor, mobile);
  });

async function confirmCurrentMobile(tx: Tx, { memberId, sessionId }: MemberActor, mobile: string) {
  if (sessionId) await recordVerification(tx, sessionId);
  const seconds = STORE.identity.step.mobile;
  const { token } = await createStep(tx, { kind: 'mobile', memberId, seconds });
  return accept({ maskedMobile: maskMobile(mobile), changed: false, stepToken: token });
}

async function changeMobile(tx: Tx, { memberId, sessionId }: MemberActor, mobile: string) {
  await tx.updateTable('member').set({ mobile }).where('id', '=', memberId).execute();
  await endMemberSessions(tx, memberId, 'mobile', { except: sessionId });
  return accept({ maskedMobile: maskMobile(mobile), changed: true });
}

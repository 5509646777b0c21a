import { accept, refuse, STORE } from '@huarong/core/shared';
import { type Context, ownerOf } from '#platform/context';
import type { Tx } from '#platform/database';
import { getMember } from '../members.queries.ts';
import { consumeStep, createStep, findStep } from '../verification/login-steps.ts';
import { sendCode } from '../verification/send-code.ts';
import { verifyCode } from '../verification/verify-code.ts';

export interface SecondStepInput {
  riskToken: string;
  method: 'sms' | 'email';
  smsCode?: string | undefined;
  rToken?: string | undefined;
}

const PURPOSE = 'commit';
const EXPIRED = { code: 'step-expired', message: '验证已超时，请再次提交订单' } as const;

/**
 * The second step of a risky order: sends a code to its buyer, or verifies it. The answer is the `riskControlId` that the
 * commit is repeated with. Only the buyer of the order can take the step.
 */
export async function passCommitStep(tx: Tx, context: Context, input: SecondStepInput) {
  const { actor, config } = context;
  const step = await findStep(tx, 'commit', input.riskToken);
  const commit = step?.details.commit;
  if (!step || !commit || actor.kind === 'visitor' || ownerOf(actor) !== commit.owner) return refuse(EXPIRED);
  const recipient = await findRecipient(tx, step.memberId, commit.mobile, input.method);
  if (!recipient) return refuse(EXPIRED);
  const { smsCode, rToken } = input;
  if (!smsCode || !rToken)
    return sendCode(tx, context, {
      channel: input.method,
      recipient,
      purpose: PURPOSE,
      isOwner: actor.kind === 'member',
    });
  const submitted = { recipient, purposes: [PURPOSE], code: smsCode, rToken };
  const verified = await verifyCode(tx, config, submitted);
  if (!verified.ok) return verified;
  if (!(await consumeStep(tx, 'commit', input.riskToken))) return refuse(EXPIRED);
  const passed = await createStep(tx, {
    kind: 'commit-passed',
    ...(step.memberId !== null && { memberId: step.memberId }),
    details: { commit },
    seconds: STORE.identity.step.commitPassed,
  });
  return accept({ riskControlId: passed.token });
}

/** The member's own mobile or e-mail, or the mobile of a guest's order. */
async function findRecipient(
  tx: Tx,
  memberId: string | null,
  guestMobile: string | undefined,
  method: 'sms' | 'email',
): Promise<string | null> {
  if (memberId === null) return method === 'sms' ? (guestMobile ?? null) : null;
  const member = await getMember(tx, memberId);
  return method === 'sms' ? member.mobile : member.email;
}

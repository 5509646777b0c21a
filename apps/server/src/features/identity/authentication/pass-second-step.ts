import type { RiskReason } from '@huarong/core/identity';
import { accept, refuse } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { type Tx, transaction } from '#platform/database';
import type { IdentityDeps } from '../deps.ts';
import { lockMember, type Member } from '../members.queries.ts';
import { consumeStep, findStep, type Step } from '../verification/login-steps.ts';
import { sendCode } from '../verification/send-code.ts';
import { verifyCode } from '../verification/verify-code.ts';
import { readLoginFlow } from './login-flow.ts';
import { passCommitStep, type SecondStepInput } from './pass-commit-step.ts';
import { readSignInHistory } from './risk.queries.ts';
import { completeSignIn } from './sign-in.ts';

/** second/highRisk: sends a code to the account's owner, or verifies it and signs in. A risky order has its own step. */
export const passSecondStep = (context: Context, deps: IdentityDeps, input: SecondStepInput) =>
  transaction(context.db, async (tx) => {
    const step = await findStep(tx, 'risk', input.riskToken);
    if (!step && (await findStep(tx, 'commit', input.riskToken))) return passCommitStep(tx, context, input);
    const member = step?.memberId ? await lockMember(tx, step.memberId) : undefined;
    const recipient = member && (input.method === 'sms' ? member.mobile : member.email);
    if (!step || !member || !recipient) return refuse({ code: 'step-expired' });
    const { smsCode, rToken } = input;
    return smsCode && rToken
      ? verifySecondStep(tx, { context, deps, step, member, recipient, input: { ...input, smsCode, rToken } })
      : sendCode(tx, context, { channel: input.method, recipient, purpose: 'highRisk' });
  });

interface SecondStepVerification {
  context: Context;
  deps: IdentityDeps;
  step: Step;
  member: Member;
  recipient: string;
  input: SecondStepInput & { smsCode: string; rToken: string };
}

async function verifySecondStep(
  tx: Tx,
  { context, deps, step, member, recipient, input }: SecondStepVerification,
) {
  const submitted = { recipient, purposes: ['highRisk'], code: input.smsCode, rToken: input.rToken };
  const verified = await verifyCode(tx, context.config, submitted);
  if (!verified.ok) return verified;
  // The shop may have locked the account meanwhile.
  if (member.state === 'locked' || !(await consumeStep(tx, 'risk', input.riskToken)))
    return refuse({ code: 'step-expired' });
  const isMobileVerified = input.method === 'sms';
  const { hasHistory, isKnownDevice } = await readSignInHistory(tx, member.id, context.caller);
  const reasons: RiskReason[] = hasHistory && !isKnownDevice ? ['new-device'] : [];
  const flow = readLoginFlow(step.details);
  return accept(
    await completeSignIn(tx, { context, deps, member, flow, isMobileVerified }, { score: 0, reasons }),
  );
}

import type { RiskReason } from '@huarong/core/identity';
import { accept, refuse } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { type Tx, transaction } from '#platform/database';
import type { IdentityDeps } from '../deps.ts';
import { lockMember, type Member } from '../members.queries.ts';
import { findStep, type Step, useStep } from '../verification/login-steps.ts';
import { sendCode } from '../verification/send-code.ts';
import { useCode } from '../verification/verify-code.ts';
import { journeyOf } from './login-flow.ts';
import { readSeen } from './risk.queries.ts';
import { enter } from './sign-in.ts';

export interface SecondStep {
  riskToken: string;
  method: 'sms' | 'email';
  smsCode?: string | undefined;
  rToken?: string | undefined;
}

/** second/highRisk: without a code sends one to who the account belongs to; with it opens the door. */
export const passSecondStep = (context: Context, deps: IdentityDeps, input: SecondStep) =>
  transaction(context.db, async (tx) => {
    const step = await findStep(tx, 'risk', input.riskToken);
    const member = step?.memberId ? await lockMember(tx, step.memberId) : undefined;
    const recipient = member && (input.method === 'sms' ? member.mobile : member.email);
    if (!step || !member || !recipient) return refuse({ code: 'step-expired' });
    const { smsCode, rToken } = input;
    return smsCode && rToken
      ? prove(tx, { context, deps, step, member, recipient, input: { ...input, smsCode, rToken } })
      : sendCode(tx, context, { channel: input.method, recipient, purpose: 'highRisk' });
  });

interface Proving {
  context: Context;
  deps: IdentityDeps;
  step: Step;
  member: Member;
  recipient: string;
  input: SecondStep & { smsCode: string; rToken: string };
}

async function prove(tx: Tx, { context, deps, step, member, recipient, input }: Proving) {
  const given = { recipient, purposes: ['highRisk'], code: input.smsCode, rToken: input.rToken };
  const proved = await useCode(tx, context.config, given);
  if (!proved.ok) return proved;
  // A shop that locked the account meanwhile has ended this way in.
  if (member.state === 'locked' || !(await useStep(tx, 'risk', input.riskToken)))
    return refuse({ code: 'step-expired' });
  const isMobileProved = input.method === 'sms';
  const { hasHistory, isKnownDevice } = await readSeen(tx, member.id, context.caller);
  const reasons: RiskReason[] = hasHistory && !isKnownDevice ? ['new-device'] : [];
  const journey = journeyOf(step.details);
  return accept(await enter(tx, { context, deps, member, journey, isMobileProved }, { score: 0, reasons }));
}

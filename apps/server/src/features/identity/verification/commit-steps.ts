import { maskEmail, maskMobile } from '@huarong/core/identity';
import { STORE, shanghaiIso } from '@huarong/core/shared';
import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '#platform/context';
import type { Tx } from '#platform/database';
import type { HighRisk, RiskyCommit } from '../authentication/login-flow.ts';
import { getMember } from '../members.queries.ts';
import { consumeStep, createStep, findStep } from './login-steps.ts';

/** Starts the second step of a risky order: the same refusal as of a risky login. */
export async function requireCommitStep(
  tx: Tx,
  { memberId, ...commit }: RiskyCommit & { memberId: string | null },
  reasons: string[],
): Promise<HighRisk> {
  const member = memberId === null ? null : await getMember(tx, memberId);
  const { token, expiresAt } = await createStep(tx, {
    kind: 'commit',
    ...(memberId !== null && { memberId }),
    details: { commit },
    seconds: STORE.identity.step.commit,
  });
  return {
    code: 'high-risk',
    riskToken: token,
    methods: member?.email ? ['sms', 'email'] : ['sms'],
    maskedMobile: maskMobile(member?.mobile ?? commit.mobile ?? ''),
    ...(member?.email && { maskedEmail: maskEmail(member.email) }),
    expireAt: shanghaiIso(expiresAt),
    reasons,
  };
}

/** Uses up the verification of a second step: for this buyer, once, and for no higher amount. */
export async function consumePassedCommit(
  tx: Tx,
  { riskControlId }: Caller,
  { owner, payable }: RiskyCommit,
): Promise<boolean> {
  if (riskControlId === undefined) return false;
  const commit = (await findStep(tx, 'commit-passed', riskControlId))?.details.commit;
  if (commit?.owner !== owner || payable > commit.payable) return false;
  return (await consumeStep(tx, 'commit-passed', riskControlId)) !== null;
}

/**
 * Whether a member with older logins uses a device that is new today. A login by a code, or a registration, has proved the
 * mobile on it, so its device is not new. One row.
 */
export function selectNewDeviceOf(
  memberId: string,
  { deviceFingerprint }: Caller,
): RawBuilder<{ is_new: boolean }> {
  const isOld = sql`created_at <= shop_now() - make_interval(hours => ${STORE.commitRisk.newDeviceHours})`;
  const isHere = sql`device_id is not distinct from ${deviceFingerprint ?? null}::text`;
  return sql`
    select coalesce(bool_or(${isOld}), false)
      and not coalesce(bool_or(${isHere} and (${isOld} or way in ('sms', 'register'))), false) as is_new
    from sign_in_record
    where member_id = ${memberId} and outcome = 'signed-in'
      and created_at > shop_now() - make_interval(days => ${STORE.identity.risk.historyDays})`;
}

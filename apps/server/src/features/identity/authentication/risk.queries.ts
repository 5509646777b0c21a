import { networkOf, type RiskFacts } from '@huarong/core/identity';
import { getFirst, STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Caller } from '#platform/context';
import type { Tx } from '#platform/database';
import type { SignInMethod } from './login-flow.ts';

type SignInHistory = Omit<RiskFacts, 'failures' | 'isUnderAttack' | 'isWatched'>;

/**
 * Whether device and network are known from earlier logins, and how many accounts used the network in the last hour.
 * A caller without a device id counts as a device of its own.
 */
export async function readSignInHistory(tx: Tx, memberId: string, caller: Caller): Promise<SignInHistory> {
  const [device, network] = [caller.deviceFingerprint ?? null, networkOf(caller.address)];
  const { rows } = await sql<{ total: number; device: number; network: number; busy: number }>`
    select count(*) as total,
      count(*) filter (where device_id is not distinct from ${device}::text) as device,
      count(*) filter (where network = ${network}) as network,
      (select count(distinct member_id) from sign_in_record
        where network = ${network} and created_at > shop_now() - interval '1 hour') as busy
    from sign_in_record
    where member_id = ${memberId} and outcome = 'signed-in'
      and created_at > shop_now() - make_interval(days => ${STORE.identity.risk.historyDays})`.execute(tx);
  const counts = getFirst(rows);
  return {
    hasHistory: Number(counts.total) > 0,
    isKnownDevice: Number(counts.device) > 0,
    isKnownNetwork: Number(counts.network) > 0,
    accountsOnNetwork: Number(counts.busy),
  };
}

export async function recordSignIn(
  tx: Tx,
  record: {
    memberId: string;
    way: SignInMethod;
    outcome: 'signed-in' | 'second-step';
    caller: Caller;
    score: number;
    reasons: string[];
  },
): Promise<void> {
  await tx
    .insertInto('sign_in_record')
    .values({
      member_id: record.memberId,
      way: record.way,
      outcome: record.outcome,
      device_id: record.caller.deviceFingerprint ?? null,
      network: networkOf(record.caller.address),
      risk_score: record.score,
      risk_reasons: record.reasons,
    })
    .execute();
}

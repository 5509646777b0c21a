import { sql } from 'kysely';
import type { Caller } from '#platform/context';
import type { Queryable } from '#platform/database';
import { STAFF_SETTINGS } from './staff-settings.ts';

const { perLogin, perAddress, waitMinutes } = STAFF_SETTINGS.tries;

export type SignInStep = 'password' | 'code' | 'passkey' | 'recovery' | 'proof';
export type SignInOutcome = 'passed' | 'wrong' | 'locked' | 'suspended';

interface SignInTry {
  loginHash: string;
  staffId: number | null;
  step: SignInStep;
  outcome: SignInOutcome;
  caller: Caller;
}

export const recordSignIn = (db: Queryable, { loginHash, staffId, step, outcome, caller }: SignInTry) =>
  db
    .insertInto('staff_sign_in')
    .values({
      login_hash: loginHash,
      staff_id: staffId,
      step,
      outcome,
      address: caller.address,
      agent: caller.userAgent.slice(0, 200),
    })
    .execute();

/**
 * When this login name or address may try again; null when it may now. Wrong tries since the last whole sign-in count
 * (a right password alone forgets nothing), for a name that exists and for one that does not alike.
 */
export async function lockedUntil(db: Queryable, loginHash: string, address: string): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    select max(until) as until from (
      select max(at) + make_interval(mins => ${waitMinutes}) as until from staff_sign_in
      where login_hash = ${loginHash} and outcome = 'wrong' and ${isRecent}
        and at > coalesce((
          select max(at) from staff_sign_in where login_hash = ${loginHash} and outcome = 'passed' and step <> 'password'
            and ${isRecent}), '-infinity')
      having count(*) >= ${perLogin}
      union all
      select max(at) + make_interval(mins => ${waitMinutes}) from staff_sign_in
      where address = ${address} and outcome = 'wrong' and ${isRecent}
      having count(*) >= ${perAddress}) locks`.execute(db);
  return rows[0]?.until ?? null;
}
const isRecent = sql`at > now() - make_interval(mins => ${waitMinutes})`;

export const listSignIns = (db: Queryable, staffId: number, limit = 20) =>
  db
    .selectFrom('staff_sign_in')
    .select(['at', 'step', 'outcome', 'address', 'agent'])
    .where('staff_id', '=', staffId)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();

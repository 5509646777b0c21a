import { sql } from 'kysely';
import type { Caller } from '#platform/context';
import type { Queryable } from '#platform/database';
import { STAFF_SETTINGS } from './staff-settings.ts';

const { perLogin, perAddress, waitMinutes } = STAFF_SETTINGS.tries;

export type SignInStep = 'password' | 'code' | 'passkey' | 'recovery' | 'proof';
export type SignInOutcome = 'passed' | 'wrong' | 'locked' | 'suspended';

export interface SignInTry {
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
      where ${isWrongSincePassed(loginHash)}
      having count(*) >= ${perLogin}
      union all
      select max(at) + make_interval(mins => ${waitMinutes}) from staff_sign_in
      where address = ${address} and outcome = 'wrong' and ${isRecent}
      having count(*) >= ${perAddress}) locks`.execute(db);
  return rows[0]?.until ?? null;
}

/** Wrong tries of a login name since its last whole sign-in, and tries that are being compared now. */
export async function countOpenTries(
  db: Queryable,
  loginHash: string,
): Promise<{ wrong: number; open: number }> {
  const { rows } = await sql<{ wrong: number; open: number }>`
    select (select count(*)::int from staff_sign_in where ${isWrongSincePassed(loginHash)}) as wrong,
      (select count(*)::int from staff_try where login_hash = ${loginHash} and ${isCompared}) as open`.execute(
    db,
  );
  return rows[0] ?? { wrong: 0, open: 0 };
}

/** One try of a login name begins at a time. */
export const lockLogin = (tx: Queryable, loginHash: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`staff-try:${loginHash}`}, 0))`.execute(tx);

/** Stores a try, and forgets those of processes that ended before they could compare theirs. */
export async function insertTry(tx: Queryable, loginHash: string): Promise<number> {
  await sql`delete from staff_try where login_hash = ${loginHash} and not (${isCompared})`.execute(tx);
  const { id } = await tx
    .insertInto('staff_try')
    .values({ login_hash: loginHash })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const deleteTry = (tx: Queryable, tryId: number) =>
  tx.deleteFrom('staff_try').where('id', '=', tryId).execute();

const isRecent = sql`at > now() - make_interval(mins => ${waitMinutes})`;
/** No comparison takes a minute. */
const isCompared = sql`started_at > now() - interval '1 minute'`;
const isWrongSincePassed = (loginHash: string) => sql`
  login_hash = ${loginHash} and outcome = 'wrong' and ${isRecent}
    and at > coalesce((
      select max(at) from staff_sign_in where login_hash = ${loginHash} and outcome = 'passed' and step <> 'password'
        and ${isRecent}), '-infinity')`;

export const listSignIns = (db: Queryable, staffId: number, limit = 20) =>
  db
    .selectFrom('staff_sign_in')
    .select(['at', 'step', 'outcome', 'address', 'agent'])
    .where('staff_id', '=', staffId)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();

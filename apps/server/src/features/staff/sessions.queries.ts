import { isPermission, type Permission } from '@huarong/core/staff';
import { sql } from 'kysely';
import type { StaffSession } from '#platform/admin';
import type { Caller } from '#platform/context';
import type { Queryable } from '#platform/database';
import { createPublicId, createToken, hashToken } from '#platform/session';
import { STAFF_SETTINGS } from './staff-settings.ts';

const { idleMinutes, longestHours, secondStepMinutes, proofMinutes } = STAFF_SETTINGS;

export type StaffEndReason =
  | 'sign-out'
  | 'ended'
  | 'replaced'
  | 'suspended'
  | 'password'
  | 'factor'
  | 'recovery';

interface FoundSession {
  id: string;
  staff_id: number;
  login: string;
  name: string;
  permissions: string[] | null;
  has_second_factor: boolean;
  is_proof_fresh: boolean;
  is_stale: boolean;
}

/**
 * The open session of a token with what its holder may do now. Each call reads it, so a suspended person or a changed
 * role takes effect with the next call on every replica.
 */
export async function findStaffSession(db: Queryable, token: string): Promise<StaffSession | null> {
  const tokenHash = hashToken(token);
  const { rows } = await sql<FoundSession>`
    select session.id, staff.id as staff_id, staff.login, staff.name,
      session.second_factor_at is not null as has_second_factor,
      session.proved_at > now() - make_interval(mins => ${proofMinutes}) as is_proof_fresh,
      session.last_used_at < now() - interval '1 minute' as is_stale,
      (select array_agg(distinct permission) from staff_role_grant held
        join staff_role on staff_role.id = held.role_id cross join unnest(staff_role.permissions) permission
        where held.staff_id = staff.id and (held.until is null or held.until > now())) as permissions
    from staff_session session join staff on staff.id = session.staff_id
    where session.token_hash = ${tokenHash} and session.ended_at is null and session.idle_until > now()
      and staff.state = 'active'`.execute(db);
  const found = rows[0];
  if (!found) return null;
  if (found.is_stale && found.has_second_factor) await touchSession(db, tokenHash);
  return {
    sessionId: found.id,
    staffId: found.staff_id,
    login: found.login,
    name: found.name,
    permissions: new Set((found.permissions ?? []).filter(isPermission) satisfies Permission[]),
    hasSecondFactor: found.has_second_factor,
    isProofFresh: found.is_proof_fresh,
  };
}

const touchSession = (db: Queryable, tokenHash: string) =>
  sql`
    update staff_session set last_used_at = now(),
      idle_until = least(expires_at, now() + make_interval(mins => ${idleMinutes}))
    where token_hash = ${tokenHash} and ended_at is null`.execute(db);

const deviceOf = ({ address, userAgent }: Caller) => ({ address, agent: userAgent.slice(0, 200) });

/** A session that only leads to the second step. */
export async function openHalfSession(db: Queryable, staffId: number, caller: Caller): Promise<string> {
  const token = createToken();
  const until = sql<Date>`now() + make_interval(mins => ${secondStepMinutes})`;
  await db
    .insertInto('staff_session')
    .values({
      token_hash: hashToken(token),
      id: createPublicId(),
      staff_id: staffId,
      ...deviceOf(caller),
      idle_until: until,
      expires_at: until,
    })
    .execute();
  return token;
}

/** A new token after the second step: the one from before it is worthless to whoever has seen it. */
export async function openFullSession(db: Queryable, staffId: number, caller: Caller): Promise<string> {
  const token = createToken();
  await db
    .insertInto('staff_session')
    .values({
      token_hash: hashToken(token),
      id: createPublicId(),
      staff_id: staffId,
      ...deviceOf(caller),
      second_factor_at: sql<Date>`now()`,
      idle_until: sql<Date>`now() + make_interval(mins => ${idleMinutes})`,
      expires_at: sql<Date>`now() + make_interval(hours => ${longestHours})`,
    })
    .execute();
  await db.updateTable('staff').set({ last_login_at: sql<Date>`now()` }).where('id', '=', staffId).execute();
  return token;
}

/** Ends sessions of one person: one of them, all but one, or all. Returns how many. */
export async function endStaffSessions(
  db: Queryable,
  staffId: number,
  reason: StaffEndReason,
  { only, except }: { only?: string; except?: string } = {},
): Promise<number> {
  let query = db
    .updateTable('staff_session')
    .set({ ended_at: sql<Date>`now()`, end_reason: reason })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null);
  if (only !== undefined) query = query.where('id', '=', only);
  if (except !== undefined) query = query.where('id', '<>', except);
  return Number((await query.executeTakeFirst()).numUpdatedRows);
}

export const listStaffSessions = (db: Queryable, staffId: number) =>
  db
    .selectFrom('staff_session')
    .select(['id', 'agent', 'address', 'created_at', 'last_used_at'])
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('second_factor_at', 'is not', null)
    .where('idle_until', '>', sql<Date>`now()`)
    .orderBy('last_used_at', 'desc')
    .execute();

export const recordProof = (db: Queryable, sessionId: string) =>
  db.updateTable('staff_session').set({ proved_at: sql<Date>`now()` }).where('id', '=', sessionId).execute();

/** The challenge that a passkey signs next; it is used once. */
export const setChallenge = (db: Queryable, sessionId: string, challenge: string) =>
  db.updateTable('staff_session').set({ challenge }).where('id', '=', sessionId).execute();

export async function takeChallenge(db: Queryable, sessionId: string): Promise<string | null> {
  const { rows } = await sql<{ challenge: string | null }>`
    update staff_session set challenge = null from staff_session before
    where staff_session.id = ${sessionId} and before.id = staff_session.id
    returning before.challenge`.execute(db);
  return rows[0]?.challenge ?? null;
}

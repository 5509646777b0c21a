import { STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Queryable, Tables } from '#platform/database';

const { idle, touchEvery } = STORE.session;
/** Business time, this many seconds from now. */
const inSeconds = (seconds: number) => sql<Date>`shop_now() + make_interval(secs => ${seconds})`;

export type EndReason = NonNullable<Tables['session']['end_reason']>;

export interface NewSession {
  tokenHash: string;
  id: string;
  memberId?: string;
  guestId?: string;
  deviceId?: string | undefined;
  agent: string;
  address: string;
  idleSeconds: number;
  longestSeconds: number;
}

export async function insertSession(tx: Queryable, session: NewSession): Promise<void> {
  await tx
    .insertInto('session')
    .values({
      token_hash: session.tokenHash,
      id: session.id,
      member_id: session.memberId ?? null,
      guest_id: session.guestId ?? null,
      device_id: session.deviceId ?? null,
      agent: session.agent,
      address: session.address,
      idle_until: inSeconds(session.idleSeconds),
      expires_at: inSeconds(session.longestSeconds),
    })
    .execute();
}

export interface FoundSession {
  id: string;
  member_id: string | null;
  guest_id: string | null;
  end_reason: EndReason | null;
  is_over: boolean;
  is_stale: boolean;
}

/** Runs in every call of a shopper, so it reads the clock once and is plain SQL, which need not be built each time. */
export const findSession = async (db: Queryable, tokenHash: string): Promise<FoundSession | undefined> =>
  (
    await sql<FoundSession>`
      select id, member_id, guest_id, end_reason, idle_until <= clock.now as is_over,
        last_used_at < clock.now - make_interval(secs => ${touchEvery}) as is_stale
      from session cross join (select shop_now() as now offset 0) clock
      where token_hash = ${tokenHash}`.execute(db)
  ).rows[0];

/** Updates a session at most once a minute. A guest's session expires at a fixed time after its start. */
export async function touchSession(db: Queryable, tokenHash: string, guestId: string | null): Promise<void> {
  if (guestId !== null)
    await db
      .updateTable('guest')
      .set({ last_seen_at: sql<Date>`shop_now()` })
      .where('id', '=', guestId)
      .execute();
  await db
    .updateTable('session')
    .set({
      last_used_at: sql<Date>`shop_now()`,
      idle_until: sql<Date>`case when member_id is null then idle_until else least(${inSeconds(idle)}, expires_at) end`,
    })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .where('last_used_at', '<', sql<Date>`shop_now() - make_interval(secs => ${touchEvery})`)
    .execute();
}

const ended = (reason: EndReason) => ({ ended_at: sql<Date>`shop_now()`, end_reason: reason });

/** Ends one open session; returns whether there was one. */
export async function endSession(tx: Queryable, id: string, reason: EndReason): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('session')
    .set(ended(reason))
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends every open session of a member, or all but one; returns how many of them had not expired. */
export async function endMemberSessions(
  tx: Queryable,
  memberId: string,
  reason: EndReason,
  { except, only }: { except?: string | undefined; only?: string | undefined } = {},
): Promise<number> {
  let ending = tx
    .updateTable('session')
    .set(ended(reason))
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null);
  if (except !== undefined) ending = ending.where('id', '<>', except);
  if (only !== undefined) ending = ending.where('id', '=', only);
  const rows = await ending.returning(sql<boolean>`idle_until > shop_now()`.as('was_usable')).execute();
  return rows.filter(({ was_usable }) => was_usable).length;
}

export async function endGuestSessions(tx: Queryable, guestId: string, reason: EndReason): Promise<void> {
  await tx
    .updateTable('session')
    .set(ended(reason))
    .where('guest_id', '=', guestId)
    .where('ended_at', 'is', null)
    .execute();
}

/** The devices a member is logged in on, last used first. */
export const listOpenSessions = (db: Queryable, memberId: string) =>
  db
    .selectFrom('session')
    .select(['id', 'agent', 'address', 'created_at', 'last_used_at'])
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('idle_until', '>', sql<Date>`shop_now()`)
    .orderBy('last_used_at', 'desc')
    .limit(50)
    .execute();

/** Whether the holder of this session verified their identity within the last `seconds`. */
export async function isRecentlyVerified(db: Queryable, id: string, seconds: number): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', id)
    .where('proved_at', '>', sql<Date>`shop_now() - make_interval(secs => ${seconds})`)
    .executeTakeFirst();
  return row !== undefined;
}

export async function recordVerification(tx: Queryable, id: string): Promise<void> {
  await tx.updateTable('session').set({ proved_at: sql<Date>`shop_now()` }).where('id', '=', id).execute();
}

import { randomInt } from 'node:crypto';
import type { LoginId } from '@huarong/core/identity';
import { type ColumnType, type Selectable, sql, type Updateable } from 'kysely';
import type { Queryable, Tables, Tx } from '#platform/database';
import type { StorageKey } from '../../integrations/storage/index.ts';

declare module '#platform/database' {
  interface DeclaredColumns {
    member: { avatar_key: ColumnType<StorageKey, string, string> | null };
  }
}

export type Member = Selectable<Tables['member']>;

/** The accounts of a login id: none, one, or several with the same mobile. Closed accounts are excluded. */
export const listMembersByLogin = (db: Queryable, login: LoginId): Promise<Member[]> =>
  db
    .selectFrom('member')
    .selectAll()
    .where(
      login.kind === 'mobile' ? 'mobile' : 'email',
      '=',
      login.kind === 'mobile' ? login.mobile : login.email,
    )
    .where('state', '<>', 'closed')
    .orderBy('created_at')
    .orderBy('id')
    .limit(10)
    .execute();

export const listMembersByMobile = (db: Queryable, mobile: string) =>
  listMembersByLogin(db, { kind: 'mobile', mobile });

export async function getMember(db: Queryable, id: string): Promise<Member> {
  return db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Locks the account until the transaction ends, so that its password cannot change meanwhile. */
export const lockMember = (tx: Tx, id: string): Promise<Member | undefined> =>
  tx
    .selectFrom('member')
    .selectAll()
    .where('id', '=', id)
    .where('state', '<>', 'closed')
    .forUpdate()
    .executeTakeFirst();

/** Accounts for one mobile are created one after another. */
export async function lockMobile(tx: Tx, mobile: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`member ${mobile}`}, 0))`.execute(tx);
}

export interface NewMember {
  mobile: string;
  passwordHash: string | null;
  nickname?: string | undefined;
}

/** The id is random and unused, so that it does not reveal the number of members. */
export async function insertMember(tx: Tx, { mobile, passwordHash, nickname }: NewMember): Promise<Member> {
  for (;;) {
    const id = String(randomInt(1_000_000_000, 10_000_000_000));
    const member = await tx
      .insertInto('member')
      .values({
        id,
        mobile,
        password_hash: passwordHash,
        nickname: nickname ?? `花友${id.slice(-6)}`,
        card_number: `62${id}${String(randomInt(10_000)).padStart(4, '0')}`,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (member) return member;
  }
}

export async function setPassword(tx: Tx, memberId: string, passwordHash: string): Promise<void> {
  await tx.updateTable('member').set({ password_hash: passwordHash }).where('id', '=', memberId).execute();
}

export async function recordLogin(tx: Tx, memberId: string): Promise<void> {
  await tx
    .updateTable('member')
    .set({ last_login_at: sql<Date>`shop_now()` })
    .where('id', '=', memberId)
    .execute();
}

/** A locked account stays locked; the closing has its own table. */
export async function setMemberClosing(tx: Tx, memberId: string, from: 'active' | 'closing'): Promise<void> {
  await tx
    .updateTable('member')
    .set({ state: from === 'active' ? 'closing' : 'active' })
    .where('id', '=', memberId)
    .where('state', '=', from)
    .execute();
}

/** Locks an account that is in use; false when it is locked or closed already. */
export async function setMemberLocked(tx: Tx, memberId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('member')
    .set({ state: 'locked' })
    .where('id', '=', memberId)
    .where('state', 'in', ['active', 'closing'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when the account was watched, or not watched, already. */
export async function setMemberWatched(tx: Tx, memberId: string, isWatched: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('member')
    .set({ is_watched: isWatched })
    .where('id', '=', memberId)
    .where('is_watched', '=', !isWatched)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Unlocks an account; one whose closing was requested meanwhile goes on closing. */
export async function setMemberUnlocked(tx: Tx, memberId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update member set state = case
        when exists (select 1 from account_closing where member_id = member.id and state = 'waiting') then 'closing'
        else 'active' end
    where id = ${memberId} and state = 'locked'`.execute(tx);
  return numAffectedRows === 1n;
}

type MemberChange = Updateable<
  Pick<Tables['member'], 'nickname' | 'avatar_key' | 'card_type' | 'card_number'>
>;

/** Changes what profile and member card store with the account. */
export async function updateMember(tx: Tx, memberId: string, change: MemberChange): Promise<void> {
  await tx.updateTable('member').set(change).where('id', '=', memberId).execute();
}

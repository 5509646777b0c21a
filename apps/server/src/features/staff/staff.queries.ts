import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';

export interface StaffRow {
  id: number;
  login: string;
  name: string;
  password_hash: string | null;
  totp_sealed: string | null;
  totp_step: number;
  state: 'invited' | 'active' | 'suspended' | 'left';
}

const COLUMNS = ['id', 'login', 'name', 'password_hash', 'totp_sealed', 'totp_step', 'state'] as const;

/** Accounts of other systems are no people: they have no password, no roles and no page. */
const people = (db: Queryable) => db.selectFrom('staff').select(COLUMNS).where('kind', '=', 'person');

export const findStaffByLogin = async (db: Queryable, login: string): Promise<StaffRow | null> =>
  (await people(db).where('login', '=', login).executeTakeFirst()) ?? null;

export const findStaff = async (db: Queryable, staffId: number): Promise<StaffRow | null> =>
  (await people(db).where('id', '=', staffId).executeTakeFirst()) ?? null;

export const lockStaff = async (tx: Tx, staffId: number): Promise<StaffRow | null> =>
  (await people(tx).where('id', '=', staffId).forUpdate().executeTakeFirst()) ?? null;

/** False when this step or a later one was used: of two requests with one code, one passes. */
export async function useTotpStep(db: Queryable, staffId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ totp_step: step })
    .where('id', '=', staffId)
    .where('totp_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when the code is unknown or was used. */
export async function useRecoveryCode(
  db: Queryable,
  staffId: number,
  codeHashes: readonly string[],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_recovery_code')
    .set({ used_at: sql<Date>`now()` })
    .where('staff_id', '=', staffId)
    .where('code_hash', 'in', codeHashes)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function replaceRecoveryCodes(
  tx: Tx,
  staffId: number,
  codeHashes: readonly string[],
): Promise<void> {
  await tx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute();
  await tx
    .insertInto('staff_recovery_code')
    .values(codeHashes.map((code_hash) => ({ staff_id: staffId, code_hash })))
    .execute();
}

export const countRecoveryCodes = async (db: Queryable, staffId: number): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('staff_recovery_code')
        .select(sql<number>`count(*)`.as('count'))
        .where('staff_id', '=', staffId)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow()
    ).count,
  );

export const listPasskeys = (db: Queryable, staffId: number) =>
  db
    .selectFrom('staff_passkey')
    .select(['credential_id', 'public_key', 'sign_count', 'transports', 'name', 'created_at', 'last_used_at'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .execute();

/** The active people who hold a permission now. */
export const listPeopleWith = (db: Queryable, permission: string): Promise<{ id: number; name: string }[]> =>
  db
    .selectFrom('staff')
    .innerJoin('staff_role_grant as held', 'held.staff_id', 'staff.id')
    .innerJoin('staff_role', 'staff_role.id', 'held.role_id')
    .select(['staff.id', 'staff.name'])
    .distinct()
    .where('staff.state', '=', 'active')
    .where('staff.kind', '=', 'person')
    .where(sql<boolean>`(held.until is null or held.until > now())`)
    .where(sql<boolean>`${permission} = any (staff_role.permissions)`)
    .orderBy('staff.name')
    .orderBy('staff.id')
    .execute();

/** Their names. */
export const listHolders = async (db: Queryable, permission: string): Promise<string[]> => [
  ...new Set((await listPeopleWith(db, permission)).map(({ name }) => name)),
];

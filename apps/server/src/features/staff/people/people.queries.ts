import { isPermission, type Permission } from '@huarong/core/staff';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

export interface HeldRole {
  id: string;
  name: string;
  until: string | null;
}

/** The roles that people hold now, by person. */
export async function listRolesOf(
  db: Queryable,
  staffIds: readonly number[],
): Promise<Map<number, HeldRole[]>> {
  const rows = await db
    .selectFrom('staff_role_grant as held')
    .innerJoin('staff_role', 'staff_role.id', 'held.role_id')
    .select(['held.staff_id', 'staff_role.id', 'staff_role.name', 'held.until'])
    .where(sql<boolean>`held.staff_id = any (${[...staffIds]}::bigint[])`)
    .where(sql<boolean>`(held.until is null or held.until > now())`)
    .orderBy('staff_role.id')
    .execute();
  const byPerson = new Map<number, HeldRole[]>();
  for (const { staff_id, id, name, until } of rows)
    byPerson.set(staff_id, [
      ...(byPerson.get(staff_id) ?? []),
      { id, name, until: until?.toISOString() ?? null },
    ]);
  return byPerson;
}

interface PersonRow {
  id: number;
  login: string;
  name: string;
  state: 'invited' | 'active' | 'suspended' | 'left';
  has_totp: boolean;
  passkeys: number;
  open_sessions: number;
  last_login_at: Date | null;
  created_at: Date;
  created_by: string | null;
}

export async function listPeople(db: Queryable, staffId: number | null = null): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select staff.id, staff.login, staff.name, staff.state, staff.totp_sealed is not null as has_totp,
      (select count(*)::int from staff_passkey where staff_passkey.staff_id = staff.id) as passkeys,
      (select count(*)::int from staff_session session where session.staff_id = staff.id and ended_at is null
        and second_factor_at is not null and idle_until > now()) as open_sessions,
      staff.last_login_at, staff.created_at, creator.name as created_by
    from staff left join staff creator on creator.id = staff.created_by
    where staff.kind = 'person' and (${staffId}::bigint is null or staff.id = ${staffId})
    order by array_position(array['active', 'invited', 'suspended', 'left'], staff.state), staff.name, staff.id`.execute(
    db,
  );
  return rows;
}

export interface RoleRow {
  id: string;
  name: string;
  note: string;
  is_built_in: boolean;
  permissions: Permission[];
  version: number;
}

export async function listRoles(db: Queryable): Promise<RoleRow[]> {
  const rows = await db
    .selectFrom('staff_role')
    .select(['id', 'name', 'note', 'is_built_in', 'permissions', 'version'])
    .orderBy('is_built_in', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, permissions: row.permissions.filter(isPermission) }));
}

/** Who holds a role now, with what they hold by other roles. */
export async function listHoldersOfRole(db: Queryable, roleId: string) {
  const { rows } = await sql<{ staff_id: number; name: string; others: string[] | null }>`
    select staff.id as staff_id, staff.name,
      (select array_agg(distinct permission) from staff_role_grant other
        join staff_role on staff_role.id = other.role_id cross join unnest(staff_role.permissions) permission
        where other.staff_id = staff.id and other.role_id <> ${roleId}
          and (other.until is null or other.until > now())) as others
    from staff_role_grant held join staff on staff.id = held.staff_id
    where held.role_id = ${roleId} and (held.until is null or held.until > now()) and staff.state <> 'left'
    order by staff.name, staff.id`.execute(db);
  return rows.map(({ staff_id, name, others }) => ({
    staffId: String(staff_id),
    name,
    otherPermissions: new Set((others ?? []).filter(isPermission)),
  }));
}

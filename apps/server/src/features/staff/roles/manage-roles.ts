import { accept, type Result, refuse } from '@huarong/core/shared';
import {
  isPermission,
  missingToGrant,
  type Permission,
  permissionLabel,
  roleChangeEffects,
} from '@huarong/core/staff';
import { sql } from 'kysely';
import type { AdminWriteContext } from '#platform/admin';
import type { Database } from '#platform/database';
import { refuseLastOwner } from '../people/last-owner.ts';
import { listHoldersOfRole, listRoles, type RoleRow } from '../people/people.queries.ts';

interface RoleFields {
  roleId: string;
  name: string;
  note: string;
  permissions: Permission[];
}
type GrantMissing = { code: 'grant-missing'; labels: string };
type NotFound = { code: 'role-not-found' };
type BuiltIn = { code: 'role-built-in' };
type NameTaken = { code: 'conflict-name' };
type UnknownPermission = { code: 'invalid-input'; field: string };
const UNKNOWN_PERMISSION: UnknownPermission = { code: 'invalid-input', field: 'permissions' };

const presentRole = async (db: Database, role: RoleRow) => ({
  roleId: role.id,
  name: role.name,
  note: role.note,
  isBuiltIn: role.is_built_in,
  permissions: role.permissions,
  people: (await listHoldersOfRole(db, role.id)).map(({ staffId, name }) => ({ staffId, name })),
  version: role.version,
});

export const listRolesWithPeople = async (db: Database) => ({
  rows: await Promise.all((await listRoles(db)).map((role) => presentRole(db, role))),
});

export async function showRole(db: Database, roleId: string) {
  const role = await findRole(db, roleId);
  return role ? accept(await presentRole(db, role)) : refuse({ code: 'role-not-found' } as const);
}

/** Who would gain and lose what if the role had these permissions. */
export async function previewRole(
  db: Database,
  { roleId, permissions }: { roleId: string; permissions: Permission[] },
) {
  const role = await findRole(db, roleId);
  if (!role) return refuse({ code: 'role-not-found' } as const);
  const holders = await listHoldersOfRole(db, roleId);
  return accept({ effects: roleChangeEffects(new Set(role.permissions), new Set(permissions), holders) });
}

export async function createRole(
  { db, staff }: AdminWriteContext,
  { roleId, name, note, permissions }: RoleFields,
): Promise<Result<{ roleId: string }, NameTaken | GrantMissing | UnknownPermission>> {
  if (!permissions.every(isPermission)) return refuse(UNKNOWN_PERMISSION);
  const missing = grantRefusal(staff.permissions, permissions);
  if (missing) return refuse(missing);
  if ((await listRoles(db)).some((role) => role.id === roleId || role.name === name))
    return refuse({ code: 'conflict-name' });
  await db
    .insertInto('staff_role')
    .values({ id: roleId, name, note, permissions: [...new Set(permissions)] })
    .execute();
  return accept({ roleId });
}

/** Changes a role that nobody has changed since the caller read it. */
export async function updateRole(
  { db, staff }: AdminWriteContext,
  { roleId, name, note, permissions, version }: RoleFields & { version: number },
): Promise<
  Result<
    null,
    | NotFound
    | BuiltIn
    | NameTaken
    | GrantMissing
    | UnknownPermission
    | { code: 'last-owner' }
    | { code: 'conflict' }
  >
> {
  if (!permissions.every(isPermission)) return refuse(UNKNOWN_PERMISSION);
  const roles = await listRoles(db);
  const role = roles.find(({ id }) => id === roleId);
  if (!role) return refuse({ code: 'role-not-found' });
  if (role.is_built_in) return refuse({ code: 'role-built-in' });
  if (roles.some((other) => other.id !== roleId && other.name === name))
    return refuse({ code: 'conflict-name' });
  const before = new Set(role.permissions);
  const after = new Set(permissions);
  const missing = grantRefusal(staff.permissions, [
    ...[...after].filter((each) => !before.has(each)),
    ...[...before].filter((each) => !after.has(each)),
  ]);
  if (missing) return refuse(missing);
  let updated = 0n;
  const changed = await refuseLastOwner(db, async () => {
    const { numUpdatedRows } = await db
      .updateTable('staff_role')
      .set({
        name,
        note,
        permissions: [...after],
        version: sql<number>`version + 1`,
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', roleId)
      .where('version', '=', version)
      .executeTakeFirst();
    updated = numUpdatedRows;
  });
  if (!changed.ok) return changed;
  return updated > 0n ? accept(null) : refuse({ code: 'conflict' });
}

export async function deleteRole(
  { db }: AdminWriteContext,
  roleId: string,
): Promise<Result<null, NotFound | BuiltIn | { code: 'role-in-use'; count: number }>> {
  const role = await findRole(db, roleId);
  if (!role) return refuse({ code: 'role-not-found' });
  if (role.is_built_in) return refuse({ code: 'role-built-in' });
  const grants = await db
    .selectFrom('staff_role_grant')
    .select('staff_id')
    .where('role_id', '=', roleId)
    .execute();
  if (grants.length > 0) return refuse({ code: 'role-in-use', count: grants.length });
  await db.deleteFrom('staff_role').where('id', '=', roleId).execute();
  return accept(null);
}

const findRole = async (db: Database, roleId: string): Promise<RoleRow | null> =>
  (await listRoles(db)).find(({ id }) => id === roleId) ?? null;

function grantRefusal(own: ReadonlySet<Permission>, permissions: readonly Permission[]): GrantMissing | null {
  const missing = missingToGrant(own, permissions);
  return missing.length === 0
    ? null
    : { code: 'grant-missing', labels: missing.slice(0, 5).map(permissionLabel).join('、') };
}

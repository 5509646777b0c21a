import { BUILT_IN_ROLES } from '@huarong/core/staff';
import { sql } from 'kysely';
import type { Database } from '#platform/database';

/** Brings the roles that come with the shop up to this release; roles of the shop's own are left alone. */
export async function storeBuiltInRoles(db: Database): Promise<void> {
  for (const { id, name, note, permissions } of BUILT_IN_ROLES)
    await sql`
      insert into staff_role (id, name, note, is_built_in, permissions)
      values (${id}, ${name}, ${note}, true, ${[...permissions]})
      on conflict (id) do update set name = excluded.name, note = excluded.note, permissions = excluded.permissions
      where (staff_role.name, staff_role.note, staff_role.permissions)
        is distinct from (excluded.name, excluded.note, excluded.permissions)`.execute(db);
}

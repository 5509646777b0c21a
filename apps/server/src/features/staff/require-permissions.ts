import { accept, refuse } from '@huarong/core/shared';
import { type Permission, permissionLabel } from '@huarong/core/staff';
import type { AdminWriteContext } from '#platform/admin';
import { listHolders } from '../staff/index.ts';

/** Permissions that a call needs only sometimes, besides the one it declares. */
export async function requirePermissions({ db, staff }: AdminWriteContext, needed: readonly Permission[]) {
  const missing = needed.find((permission) => !staff.permissions.has(permission));
  return missing
    ? refuse({
        code: 'permission-missing' as const,
        permission: missing,
        label: permissionLabel(missing),
        holders: await listHolders(db, missing),
      })
    : accept(null);
}

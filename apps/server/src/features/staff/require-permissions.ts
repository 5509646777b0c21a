import { accept, type Result, refuse } from '@huarong/core/shared';
import { type Permission, permissionLabel } from '@huarong/core/staff';
import type { AdminContext } from '#platform/admin';
import { listHolders } from './staff.queries.ts';

export type PermissionMissing = {
  code: 'permission-missing';
  permission: string;
  label: string;
  holders: string[];
};

/** Permissions that a call needs only sometimes, besides the one it declares. */
export async function requirePermissions(
  { db, staff }: Pick<AdminContext, 'db' | 'staff'>,
  needed: readonly Permission[],
): Promise<Result<null, PermissionMissing>> {
  const permission = needed.find((each) => !staff.permissions.has(each));
  if (!permission) return accept(null);
  const holders = await listHolders(db, permission);
  return refuse({ code: 'permission-missing', permission, label: permissionLabel(permission), holders });
}

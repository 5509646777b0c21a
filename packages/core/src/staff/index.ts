export {
  isApproval,
  isForKeys,
  isPermission,
  PERMISSION_AREAS,
  PERMISSIONS,
  type Permission,
  permissionLabel,
} from './permissions.ts';
export { missingToGrant, type RoleChangeEffect, type RoleHolder, roleChangeEffects } from './role-change.ts';
export { BUILT_IN_ROLES, type BuiltInRoleId, OWNER_ROLE } from './roles.ts';
export { staffPasswordProblem } from './staff-password.ts';

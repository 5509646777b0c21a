export { inviteOwner } from './first-staff.ts';
export { listOpenNotices, markNoticeRead, notifyOwners } from './notify-owners.ts';
export { type PermissionMissing, requirePermissions } from './require-permissions.ts';
export { resealStaffCodes } from './reseal-codes.ts';
export { storeBuiltInRoles } from './roles/store-built-in-roles.ts';
export { findStaffSession } from './sessions.queries.ts';
export { staffFeature } from './staff.feature.ts';
export { listHolders, listPeopleWith } from './staff.queries.ts';
export { totpCode, totpStep } from './totp.ts';

export type {
  AdminContext,
  AdminWriteContext,
  SessionCookie,
  SignInContext,
  StaffSession,
} from './admin-context.ts';
export { type CountMemory, createCountMemory } from './count-memory.ts';
export {
  type AdminCall,
  type AdminFeature,
  type AdminHandlers,
  implementAdmin,
} from './implement-admin.ts';
export { decodePosition, encodePosition, exactTime, type ListPosition } from './list-position.ts';
export { type AdminApiDeps, keyOf, mountAdminApi, tokenOf } from './mount-admin-api.ts';
export { mountAdminPages } from './mount-admin-pages.ts';
export { pageOfRows } from './page-of-rows.ts';

export type { PrivacySwitch } from '@huarong/core/account';
export { type AccountDeps, accountFeature } from './account.feature.ts';
export { accountJobs } from './account-handlers.ts';
export { receiptsAdminFeature } from './admin/receipts-admin.feature.ts';
export { findPendingClosing } from './closing/closing.queries.ts';
export { findClosingRefusal, scheduleClosing } from './closing/schedule-closing.ts';
export { mountExports } from './export/mount-exports.ts';
export { type ImportReport, importReceipts } from './offline-import/import-receipts.ts';
export { CONSENT_DOCUMENTS, recordConsents } from './privacy/consents.ts';
export { isAllowed, listSwitchedOff } from './privacy/is-allowed.ts';
export { optOutOfTexts } from './privacy/opt-out-of-texts.ts';
export {
  isProfileHidden,
  listPublicProfiles,
  type PublicProfile,
} from './privacy/public-profiles.ts';
export { mountAvatars } from './profile/mount-avatars.ts';
export { listBoughtProductIds } from './records/purchases.queries.ts';

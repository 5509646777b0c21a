export type { PrivacySwitch } from '@huarong/core/account';
export { type AccountDeps, accountFeature } from './account.feature.ts';
export { accountJobs } from './account-work.ts';
export { mountExports } from './export/mount-exports.ts';
export { type ImportReport, importReceipts } from './offline-import/import-receipts.ts';
export { isAllowed, switchedOff } from './privacy/is-allowed.ts';
export { mailMembers } from './privacy/mail-members.ts';
export { type PublicFace, publicFaces } from './privacy/public-faces.ts';
export { mountAvatars } from './profile/mount-avatars.ts';

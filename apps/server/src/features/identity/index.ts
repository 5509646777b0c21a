export { accountSecurityFeature } from './account-security.feature.ts';
export type { HighRisk } from './authentication/login-flow.ts';
export { identityJobs } from './delete-expired.ts';
export type {
  Figures,
  GuestOrders,
  IdentityDeps,
  MemberFigures,
  OnSignIn,
  SignInEffects,
  SignInEvent,
} from './deps.ts';
export { identityFeature } from './identity.feature.ts';
export { type NewDevice, newDevice } from './identity-events.ts';
export {
  setMemberClosing,
  setMemberLocked,
  setMemberUnlocked,
  setMemberWatched,
  updateMember,
} from './members.queries.ts';
export { decideQrLogin, scanQrLogin } from './qr-login/confirm-qr-login.ts';
export { decrementAttempts, incrementAttempts, NEVER_LOCKED } from './verification/attempts.ts';
export { consumePassedCommit, requireCommitStep, selectNewDeviceOf } from './verification/commit-steps.ts';
export { keyedHash } from './verification/keyed-hash.ts';
export { type Busy, hashPassword, verifyPassword } from './verification/password-hash.ts';
export {
  type CodeRequest,
  type LimitReached,
  type SentCode,
  sendCode,
} from './verification/send-code.ts';
export {
  type CodeRefusal,
  type SubmittedCode,
  verifyCode,
} from './verification/verify-code.ts';

export { accountSecurityFeature } from './account-security.feature.ts';
export { NEW_DEVICE, type NewDevice } from './authentication/new-device-event.ts';
export { identityJobs } from './delete-expired.ts';
export type {
  Figures,
  GuestOrders,
  IdentityDeps,
  MemberFigures,
  OnSignIn,
  SignInEffects as BroughtAlong,
  SignInEvent as SigningIn,
} from './deps.ts';
export { identityFeature } from './identity.feature.ts';
export { hashPassword } from './verification/password-hash.ts';
export {
  type CodeRequest as CodeWish,
  type LimitReached,
  type SentCode,
  sendCode,
} from './verification/send-code.ts';
export {
  type CodeRefusal,
  type SubmittedCode as GivenCode,
  verifyCode as useCode,
} from './verification/verify-code.ts';

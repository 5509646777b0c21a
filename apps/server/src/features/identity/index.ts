export { accountSecurityFeature } from './account-security.feature.ts';
export type {
  BroughtAlong,
  Figures,
  GuestOrders,
  IdentityDeps,
  MemberFigures,
  OnSignIn,
  SigningIn,
} from './deps.ts';
export { identityFeature } from './identity.feature.ts';
export { hashPassword } from './proofs/password-hash.ts';
export { type CodeWish, type LimitReached, type SentCode, sendCode } from './proofs/send-code.ts';
export { type CodeRefusal, type GivenCode, useCode } from './proofs/use-code.ts';
export { identityJobs } from './sweep.ts';
export { NEW_DEVICE, type NewDevice } from './ways-in/tell-new-device.ts';

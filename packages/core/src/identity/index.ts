export { decodeBase64, encodeBase64 } from './base64.ts';
export { codeSendingRefusal, type SendingRefusal, type SentCodes } from './code-sending.ts';
export { deviceName } from './device-name.ts';
export { type LoginId, readLoginId, readMobile } from './login-id.ts';
export { maskAddress, maskEmail, maskMobile } from './mask.ts';
export { networkOf } from './network.ts';
export { type NicknameProblem, nicknameProblem, plainNickname } from './nickname.ts';
export { isGoodPassword, plainPassword } from './password-rules.ts';
export { isProof, type ProofTask, solveProof } from './proof-of-work.ts';
export {
  type IdentityCookies,
  isProtectedPage,
  loginRedirect,
  PROTECTED_PREFIXES,
} from './protected-pages.ts';
export { assessRisk, type Risk, type RiskFacts, type RiskReason, riskSentence } from './risk.ts';
export {
  LOGIN_PATH,
  loginLocation,
  RATE_LIMIT_PATH,
  rateLimitLocation,
  safeHistoryLocation,
} from './safe-history-location.ts';
export { isEmail, isInteger, spacesToPlus, twoDecimals } from './validation.ts';

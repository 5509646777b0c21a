export {
  type CodeLimit,
  codeLimitSentence,
  codeSendingRefusal,
  type SendingRefusal,
  type SentCodes,
} from './code-sending.ts';
export { deviceName } from './device-name.ts';
export { decodeBase64, encodeBase64 } from './fields/base64.ts';
export { type LoginId, parseLoginId, parseMobile } from './fields/login-id.ts';
export { maskAddress, maskEmail, maskMobile, maskName } from './fields/mask.ts';
export {
  type NicknameProblem,
  nicknameProblem,
  normaliseNickname,
} from './fields/nickname.ts';
export {
  isStrongPassword,
  normalisePassword,
} from './fields/password-rules.ts';
export {
  emailProblem,
  formatTwoDecimals,
  isDigits,
  isEmail,
  spacesToPlus,
} from './fields/validation.ts';
export { isUnderAttack, type LoginFailures, type LoginGate, loginGate } from './login-gate.ts';
export { networkOf } from './network.ts';
export { isProof, type ProofTask, solveProof } from './proof-of-work/proof-of-work.ts';
export {
  type IdentityCookies,
  isProtectedPage,
  loginRedirect,
  PROTECTED_PREFIXES,
} from './redirects/protected-pages.ts';
export {
  LOGIN_PATH,
  loginLocation,
  RATE_LIMIT_PATH,
  rateLimitLocation,
  safeHistoryLocation,
} from './redirects/safe-history-location.ts';
export { assessRisk, type Risk, type RiskFacts, type RiskReason, riskSentence } from './risk.ts';

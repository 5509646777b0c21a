export { decodeBase64, encodeBase64 } from './base64.ts';
export {
  type IdentityCookies,
  isProtectedPage,
  loginRedirect,
  PROTECTED_PREFIXES,
} from './protected-pages.ts';
export {
  LOGIN_PATH,
  loginLocation,
  RATE_LIMIT_PATH,
  rateLimitLocation,
  safeHistoryLocation,
} from './safe-history-location.ts';
export { isEmail, isInteger, spacesToPlus, twoDecimals } from './validation.ts';

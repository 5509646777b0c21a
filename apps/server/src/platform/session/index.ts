export { isCrossSite, isFromOwnPage } from './is-cross-site.ts';
export { openGuestSession, openMemberSession } from './open-session.ts';
export { resolveActor, type SessionRefusal } from './resolve-actor.ts';
export {
  type EndReason,
  endGuestSessions,
  endMemberSessions,
  endSession,
  isRecentlyVerified,
  listOpenSessions,
  recordVerification,
} from './session.queries.ts';
export { createPublicId, createToken, hashToken } from './token.ts';

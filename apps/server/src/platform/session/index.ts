export { isCrossSite as comesFromElsewhere } from './is-cross-site.ts';
export { openGuestSession, openMemberSession } from './open-session.ts';
export { resolveActor, type SessionRefusal } from './resolve-actor.ts';
export {
  type EndReason,
  endGuestSessions,
  endMemberSessions,
  endSession,
  isRecentlyVerified as isFreshlyProved,
  listOpenSessions,
  recordVerification as noteProof,
} from './session.queries.ts';
export { createPublicId as newName, createToken as newToken, hashToken as hashOfToken } from './token.ts';

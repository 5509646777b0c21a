export { comesFromElsewhere } from './comes-from-elsewhere.ts';
export { openGuestSession, openMemberSession } from './open-session.ts';
export { resolveActor, type SessionRefusal } from './resolve-actor.ts';
export {
  type EndReason,
  endGuestSessions,
  endMemberSessions,
  endSession,
  isFreshlyProved,
  listOpenSessions,
  noteProof,
} from './session.queries.ts';
export { hashOfToken, newName, newToken } from './token.ts';

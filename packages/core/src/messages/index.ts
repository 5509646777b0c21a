export { automaticTextProblem, LONGEST_MESSAGE } from './automatic-text.ts';
export { endProblem } from './broadcast-end.ts';
export {
  BROADCAST_CHANNELS,
  type BroadcastChannel,
  type BroadcastText,
  type BroadcastValues,
  broadcastProblem,
  broadcastVariables,
  chargedPerMember,
  sampleBroadcast,
} from './broadcast-text.ts';
export { MessageType } from './message-type.ts';
export { expectedEnd, pacedUntil, sliceLimit } from './pace.ts';
export { type QuietHours, quietUntil } from './quiet-hours.ts';
export { fillVariables } from './variables.ts';

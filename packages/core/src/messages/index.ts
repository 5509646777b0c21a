export {
  BROADCAST_CHANNELS,
  type BroadcastChannel,
  type BroadcastText,
  type BroadcastValues,
  broadcastProblem,
  broadcastVariables,
  chargedPerMember,
  finishBroadcast,
  sampleBroadcast,
} from './broadcast-text.ts';
export { MessageType } from './message-type.ts';
export { quietUntil } from './quiet-hours.ts';
export { fillVariables, variableProblem, variablesOf } from './variables.ts';

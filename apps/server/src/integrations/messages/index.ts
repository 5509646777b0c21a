export { type Carriers, carriersOf, deliverMessages } from './deliver-messages.ts';
export type { Message } from './message.ts';
export { insertDemoMessage as layInDemoOutbox, sendMessage as postMessage } from './send-message.ts';

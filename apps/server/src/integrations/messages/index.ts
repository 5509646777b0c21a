export { type Carriers, carriersOf, deliverMessages } from './deliver-messages.ts';
export type { Message } from './message.ts';
export { insertDemoMessage, sendMessage } from './send-message.ts';

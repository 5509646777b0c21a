export { type Carriers, carriersOf, deliverMessages } from './deliver-messages.ts';
export type { Message } from './message.ts';
export { layInDemoOutbox, postMessage } from './post-message.ts';

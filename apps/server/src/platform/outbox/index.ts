export { deliverOutbox, type OutboxEvent, type OutboxHandlers } from './deliver-outbox.ts';
export { type NewEvent, publish } from './publish.ts';
export { startOutbox } from './start-outbox.ts';
export { together } from './together.ts';

export { combineHandlers } from './combine-handlers.ts';
export { type DeliveredEvent, defineEvent, type EventDefinition, onEvent } from './define-event.ts';
export { deliverOutbox, type OutboxEvent, type OutboxHandlers } from './deliver-outbox.ts';
export { insertEvents, publishEvent } from './publish-event.ts';
export { retryParkedEvents } from './retry-parked.ts';
export { startOutbox } from './start-outbox.ts';

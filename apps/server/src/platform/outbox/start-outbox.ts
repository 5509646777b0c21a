import type { Database } from '#platform/database';
import { type Poller, type PollingSettings, startWork } from '#platform/jobs';
import {
  claimEvents,
  deliverEvents,
  EVENTS_AT_ONCE,
  type OutboxEvent,
  type OutboxHandlers,
  type OutboxPass,
  recordDelivered,
} from './deliver-outbox.ts';

/** Delivers events as they are published, each topic by itself. */
export const startOutbox = (
  db: Database,
  handlers: OutboxHandlers,
  settings: PollingSettings & OutboxPass = {},
): Poller =>
  startWork<OutboxEvent>(
    'outbox',
    {
      kinds: Object.keys(handlers),
      concurrency: settings.batch ?? EVENTS_AT_ONCE,
      claim: (capacities, total, delivered) => claimEvents(db, capacities, total, delivered),
      kindOf: ({ topic }) => topic,
      run: (events) => deliverEvents(db, handlers, events, settings),
      record: (delivered) => recordDelivered(db, delivered),
    },
    settings,
  );

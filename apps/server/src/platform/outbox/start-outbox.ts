import type { Database } from '#platform/database';
import { type Poller, type PollingSettings, startPolling } from '#platform/jobs';
import { deliverOutbox, type OutboxHandlers, type OutboxPass } from './deliver-outbox.ts';

export const startOutbox = (
  db: Database,
  handlers: OutboxHandlers,
  settings: PollingSettings & OutboxPass = {},
): Poller => startPolling('outbox', () => deliverOutbox(db, handlers, settings), settings);

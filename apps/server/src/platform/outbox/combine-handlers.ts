import type { OutboxHandlers } from './deliver-outbox.ts';

/**
 * Merges the handlers of several features: those of one topic are called one after the other. When one fails, the event is
 * delivered again to all, so each handler must be idempotent.
 */
export function combineHandlers(...listeners: OutboxHandlers[]): OutboxHandlers {
  const topics = new Set(listeners.flatMap((handlers) => Object.keys(handlers)));
  return Object.fromEntries(
    [...topics].map((topic) => [
      topic,
      async (event) => {
        for (const handlers of listeners) await handlers[topic]?.(event);
      },
    ]),
  );
}

import type { OutboxHandlers } from './deliver-outbox.ts';

/**
 * Several features may listen to one topic: each hears every event, one after the other. When one fails the event comes
 * again to all, so each must bear hearing it twice.
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

import type { SearchEvent, SlotEvent, TrackedEvent } from './events.ts';

const ANALYTICS_PATH = '/v1/analytics/events';
/** Limits of the server: it drops larger messages and reads fifty events per message. */
const BATCH_MAX_BYTES = 16 * 1024;
const BATCH_MAX_EVENTS = 50;
const WAIT_MS = 5_000;
const OPENING = '{"events":[';
const CLOSING = ']}';

export interface SinkPorts {
  mayAnalyse: () => boolean;
  /** navigator.sendBeacon: queues the bytes and returns at once. */
  sendBeacon: (path: string, json: string) => boolean;
  /** setTimeout. */
  after: (ms: number, action: () => void) => void;
}

/**
 * Collects events and posts them to our server in batches of at most 16 KB. Losing events is better than slowing a
 * page.
 */
export function createLocalSink({ mayAnalyse, sendBeacon, after }: SinkPorts) {
  let batch: string[] = [];
  let size = 0;
  let isScheduled = false;

  const flush = () => {
    const events = batch;
    batch = [];
    size = 0;
    if (events.length > 0 && mayAnalyse())
      sendBeacon(ANALYTICS_PATH, `${OPENING}${events.join(',')}${CLOSING}`);
  };
  const add = (event: TrackedEvent | SearchEvent | SlotEvent) => {
    const json = JSON.stringify(event);
    const bytes = new TextEncoder().encode(json).length + 1;
    const room = BATCH_MAX_BYTES - OPENING.length - CLOSING.length;
    if (bytes > room) return;
    if (size + bytes > room || batch.length === BATCH_MAX_EVENTS) flush();
    batch.push(json);
    size += bytes;
    if (isScheduled) return;
    isScheduled = true;
    after(WAIT_MS, () => {
      isScheduled = false;
      withoutThrowing(flush)();
    });
  };
  return { add: withoutThrowing(add), flush: withoutThrowing(flush) };
}

/** An error in analytics must not break the page. */
function withoutThrowing<Arguments extends unknown[]>(action: (...args: Arguments) => void) {
  return (...args: Arguments): void => {
    try {
      action(...args);
    } catch {
      // The event is lost on purpose.
    }
  };
}

import type { TrackedEvent } from './events.ts';

const ANALYTICS_PATH = '/v1/analytics/events';
/** The server drops what is larger, and reads fifty events of a message. */
const BATCH_MAX_BYTES = 16 * 1024;
const BATCH_MAX_EVENTS = 50;
const WAIT_MS = 5_000;
const OPENING = '{"events":[';
const CLOSING = ']}';

export interface SinkPorts {
  mayAnalyse: () => boolean;
  /** navigator.sendBeacon: hands the bytes to the browser and returns at once. */
  sendBeacon: (path: string, json: string) => boolean;
  /** Runs the action a little later. */
  after: (ms: number, action: () => void) => void;
}

/** Gathers events and posts them to our own server in batches of at most 16 KB. Losing some is better than one slow page. */
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
  const add = (event: TrackedEvent) => {
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

/** Whatever breaks in here, the shopper's page goes on. */
function withoutThrowing<Arguments extends unknown[]>(action: (...args: Arguments) => void) {
  return (...args: Arguments): void => {
    try {
      action(...args);
    } catch {
      // Nothing to tell anyone: an event is lost.
    }
  };
}

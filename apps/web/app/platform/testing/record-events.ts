import { onTestFinished, vi } from 'vitest';
import type { TrackedEvent } from '../analytics/index.ts';
import { browserPlatform } from '../browser.ts';

/** Returns a function that hides the page, as leaving it does, and answers the analytics events of this test. */
export function recordEvents() {
  const bodies: Blob[] = [];
  const { sendBeacon } = navigator;
  navigator.sendBeacon = (_path, body) => bodies.push(body as Blob) > 0;
  onTestFinished(() => {
    navigator.sendBeacon = sendBeacon;
    vi.restoreAllMocks();
  });
  browserPlatform();
  const hide = () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    visibility.mockRestore();
  };
  // Events of earlier tests of the file.
  hide();
  bodies.splice(0);
  return async (): Promise<TrackedEvent[]> => {
    hide();
    const batches = await Promise.all(bodies.map((body) => body.text()));
    return batches.flatMap((json) => JSON.parse(json).events);
  };
}

import { readSource, sourceFrom, type TrackingSource } from '@huarong/core/analytics';
import type { Cookies } from './cookies.ts';

/**
 * The campaign of the visit: order_source is the latest, credited for half an hour; first_touch_source is the first,
 * never overwritten. Both are deleted while analytics is off.
 */
export function createVisitSource(cookies: Cookies, mayAnalyse: () => boolean) {
  const read = (name: 'order_source' | 'first_touch_source') => parseSource(cookies.get(name));
  return {
    capture(url: string, now: Date) {
      if (!mayAnalyse()) {
        cookies.delete('order_source');
        cookies.delete('first_touch_source');
        return;
      }
      const source = sourceFrom(url, now);
      if (!source) return;
      cookies.set('order_source', JSON.stringify(source));
      if (!read('first_touch_source')) cookies.set('first_touch_source', JSON.stringify(source));
    },
    latest: (): TrackingSource | null => read('order_source'),
    first: (): TrackingSource | null => read('first_touch_source'),
  };
}
export type VisitSource = ReturnType<typeof createVisitSource>;

function parseSource(value: string): TrackingSource | null {
  try {
    return readSource(JSON.parse(value));
  } catch {
    return null;
  }
}

import {
  ANALYTICS_EVENTS,
  type AnalyticsEvent,
  reportedPage,
  type TrackingSource,
} from '@huarong/core/analytics';
import type { AnalyticsSink } from './events.ts';

export interface AnalyticsPorts {
  mayAnalyse: () => boolean;
  sink: AnalyticsSink;
  /** The id of the member, or an empty string. */
  userId: () => string;
  source: () => TrackingSource | null;
  path: () => string;
  visitId: () => string | undefined;
  createEventId: () => string;
  now: () => Date;
}

/** Reports events of the features; nothing is sent or stored while analytics is off. */
export function createTrack({
  mayAnalyse,
  sink,
  userId,
  source,
  path,
  visitId,
  createEventId,
  now,
}: AnalyticsPorts) {
  return (event: AnalyticsEvent): void => {
    if (!mayAnalyse()) return;
    const { name } = event;
    const { OP_code, fields } = ANALYTICS_EVENTS[name];
    // Copies each declared field, so that extra fields of the object (a mobile, an address) are not sent.
    const values = new Map<string, unknown>(Object.entries(event));
    const declared = Object.fromEntries(fields.map((field) => [field, values.get(field)]));
    const userID = userId();
    const visitID = visitId();
    sink({
      name,
      OP_code,
      eventID: createEventId(),
      ...(visitID && { visitID }),
      ...(userID && { userID }),
      ...declared,
      page: reportedPage(path()),
      source: source(),
      at: now().getTime(),
    });
  };
}

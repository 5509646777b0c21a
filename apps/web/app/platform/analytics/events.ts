import type { AnalyticsEvent, ReportedPage, TrackingSource } from '@huarong/core/analytics';

/** The event as sent: with operation code, member, page, time and campaign. */
export type TrackedEvent = Pick<AnalyticsEvent, 'name'> & {
  OP_code: string;
  /** Random; the same event is stored once, however often it is sent. */
  eventID: string;
  /** Random, of one day; absent where the browser stores nothing. */
  visitID?: string;
  /** Absent for guests and visitors. */
  userID?: string;
  page: ReportedPage;
  source: TrackingSource | null;
  /** Milliseconds of the browser's clock. */
  at: number;
};

/** A search that was shown, or a product of it that was opened: counted without a person. */
export type SearchEvent =
  | { name: 'search'; keyword: string; filters: string; total: number }
  | { name: 'search_click'; keyword: string; filters: string };

/** A line of a slot that was opened, or an order after it: counted without a person. */
export interface SlotEvent {
  name: 'slot_click' | 'slot_order';
  line: string;
}

/** Receives tracked events; must neither throw nor block. */
export type AnalyticsSink = (event: TrackedEvent) => void;

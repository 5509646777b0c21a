import type { ReportedPage, TrackingSource } from '@huarong/core/analytics';

/** An event reported by a feature. Amounts are decimal strings as in the API: `"320.00"`. */
export interface AnalyticsEvent {
  name: string;
  commodity_sku?: string;
  OP_code?: string;
  orderID?: string;
  userID?: string;
  totalAmount?: string;
  discount?: string;
  coupons?: string[];
  freight?: string;
  orderPrice?: string;
}

/** The event as sent: with page, time and campaign. */
export interface TrackedEvent extends AnalyticsEvent {
  page: ReportedPage;
  source: TrackingSource | null;
  /** Milliseconds of the browser's clock. */
  at: number;
}

/** Receives tracked events; must neither throw nor block. */
export type AnalyticsSink = (event: TrackedEvent) => void;

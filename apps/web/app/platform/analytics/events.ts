import type { ReportedPage, TrackingSource } from '@huarong/core/analytics';

/** What a feature reports. Amounts are decimal strings as the API gives them: `"320.00"`. */
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

/** What is sent: the event, where it happened, when, and which campaign brought the shopper. */
export interface TrackedEvent extends AnalyticsEvent {
  page: ReportedPage;
  source: TrackingSource | null;
  /** Milliseconds by the browser's clock. */
  at: number;
}

/** Takes tracked events away; must neither throw nor block. */
export type AnalyticsSink = (event: TrackedEvent) => void;

import { reportedPage, type TrackingSource } from '@huarong/core/analytics';
import type { AnalyticsEvent, AnalyticsSink } from './events.ts';

export interface AnalyticsPorts {
  mayAnalyse: () => boolean;
  sink: AnalyticsSink;
  source: () => TrackingSource | null;
  path: () => string;
  now: () => Date;
}

/** Features report what happened; nothing leaves, and nothing is kept, while analysis is not allowed. */
export function createTrack({ mayAnalyse, sink, source, path, now }: AnalyticsPorts) {
  return (event: AnalyticsEvent): void => {
    if (!mayAnalyse()) return;
    // Each field by name: an object with more in it must not carry a mobile number or an address along.
    const {
      name,
      commodity_sku,
      OP_code,
      orderID,
      userID,
      totalAmount,
      discount,
      coupons,
      freight,
      orderPrice,
    } = event;
    const fields = {
      commodity_sku,
      OP_code,
      orderID,
      userID,
      totalAmount,
      discount,
      coupons,
      freight,
      orderPrice,
    };
    const definedFields = Object.fromEntries(
      Object.entries(fields).filter(([, value]) => value !== undefined),
    );
    sink({ name, ...definedFields, page: reportedPage(path()), source: source(), at: now().getTime() });
  };
}

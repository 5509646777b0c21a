import { reportedPage, type TrackingSource } from '@huarong/core/analytics';
import type { AnalyticsEvent, AnalyticsSink } from './events.ts';

export interface AnalyticsPorts {
  mayAnalyse: () => boolean;
  sink: AnalyticsSink;
  source: () => TrackingSource | null;
  path: () => string;
  now: () => Date;
}

/** Reports events of the features; nothing is sent or stored while analytics is off. */
export function createTrack({ mayAnalyse, sink, source, path, now }: AnalyticsPorts) {
  return (event: AnalyticsEvent): void => {
    if (!mayAnalyse()) return;
    // Copies each field by name, so that extra fields of the object (a mobile, an address) are not sent.
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

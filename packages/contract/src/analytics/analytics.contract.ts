import { z } from 'zod';
import { defineContract, endpoint } from '../kit/index.ts';
import { analyticsRoutes } from './analytics.routes.ts';
import { ReportedEvent } from './reported-event.ts';

const MAX_BYTES = 16 * 1024;
const MAX_EVENTS = 50;

const AnalyticsAnswer = z.object({
  /** Events that are stored within seconds. */
  accepted: z.int(),
  dropped: z.int(),
  /** Why events were dropped: what may be stored in a day, from one address in a day, or altogether is spent, or the database is away. */
  reason: z.enum(['day-budget', 'address-budget', 'total-budget', 'buffer-full']).optional(),
});
export type AnalyticsAnswer = z.infer<typeof AnalyticsAnswer>;

export const analyticsContract = defineContract({
  reportEvents: endpoint({
    route: analyticsRoutes.reportEvents,
    summary:
      'Report events of a page; they are stored for the merchant within a budget, and dropped beyond it',
    access: 'anyone',
    body: 'plainJson',
    maxBodyBytes: MAX_BYTES,
    isFromOwnPages: true,
    input: z.object({ events: z.array(ReportedEvent).min(1).max(MAX_EVENTS) }),
    output: AnalyticsAnswer,
    refusals: [],
  }),
});

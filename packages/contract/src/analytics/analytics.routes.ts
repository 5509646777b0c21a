export const analyticsRoutes = {
  reportEvents: 'POST /v1/analytics/events',
} as const;

export const plansRoutes = {
  calendar: 'GET /admin/api/plans',
} as const;

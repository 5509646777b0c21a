export const memberCardRoutes = {
  memberCard: 'GET /v1/myaccount/memberCard',
  bind: 'POST /v1/myaccount/memberCard/bind',
} as const;

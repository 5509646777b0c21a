export const pointsAdminRoutes = {
  forecast: 'GET /admin/api/points/forecast',
  ofMember: 'GET /admin/api/points/members/{memberId}',
  adjust: 'POST /admin/api/points/members/{memberId}/adjust',
  exchanges: 'GET /admin/api/points/exchanges',
  sendExchange: 'POST /admin/api/points/exchanges/{exchangeId}/send',
  rewards: 'GET /admin/api/points/rewards',
  saveReward: 'PUT /admin/api/points/rewards/{rewardId}',
} as const;

export const levelsRoutes = {
  ofMember: 'GET /admin/api/levels/members/{memberId}',
  setCard: 'POST /admin/api/levels/members/{memberId}/card',
} as const;

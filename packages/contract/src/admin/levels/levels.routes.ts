export const levelsRoutes = {
  settings: 'GET /admin/api/levels',
  whatIf: 'POST /admin/api/levels/what-if',
  save: 'POST /admin/api/levels',
  cancel: 'POST /admin/api/levels/{levelId}/cancel',
  ofMember: 'GET /admin/api/levels/members/{memberId}',
  setCard: 'POST /admin/api/levels/members/{memberId}/card',
  endCard: 'POST /admin/api/levels/members/{memberId}/end',
} as const;

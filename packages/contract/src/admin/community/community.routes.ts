export const communityAdminRoutes = {
  queue: 'GET /admin/api/community/queue',
  item: 'GET /admin/api/community/items/{kind}/{id}',
  hiddenShare: 'GET /admin/api/community/hidden-share',
  decide: 'POST /admin/api/community/items/{kind}/{id}/decide',
  reply: 'POST /admin/api/community/comments/{id}/reply',
  answer: 'POST /admin/api/community/questions/{id}/answer',
  templates: 'GET /admin/api/community/templates',
  saveTemplate: 'POST /admin/api/community/templates',
  deleteTemplate: 'POST /admin/api/community/templates/{templateId}/delete',
} as const;

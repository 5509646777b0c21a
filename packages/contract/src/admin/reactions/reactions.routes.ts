export const reactionsRoutes = {
  list: 'GET /admin/api/adverse-reactions',
  create: 'POST /admin/api/adverse-reactions',
  export: 'POST /admin/api/adverse-reactions/exports',
  detail: 'GET /admin/api/adverse-reactions/{reactionId}',
  save: 'PUT /admin/api/adverse-reactions/{reactionId}',
  report: 'POST /admin/api/adverse-reactions/{reactionId}/report',
} as const;

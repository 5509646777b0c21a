export const workQueueRoutes = {
  list: 'GET /admin/api/work/queue',
  readNotice: 'POST /admin/api/work/notices/{noticeId}/read',
} as const;

export const feedbackAdminRoutes = {
  list: 'GET /admin/api/feedback',
  detail: 'GET /admin/api/feedback/{feedbackNo}',
  assign: 'PUT /admin/api/feedback/{feedbackNo}/assignee',
  answer: 'POST /admin/api/feedback/{feedbackNo}/answer',
  close: 'POST /admin/api/feedback/{feedbackNo}/close',
} as const;

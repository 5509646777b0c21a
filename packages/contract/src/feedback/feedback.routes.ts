export const feedbackRoutes = {
  submit: 'POST /v1/feedback/submit',
  uploadPicture: 'POST /v1/feedback/image/upload',
  list: 'GET /v1/feedback/list',
  find: 'POST /v1/feedback/find',
} as const;

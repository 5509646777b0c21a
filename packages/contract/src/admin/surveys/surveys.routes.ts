export const surveysAdminRoutes = {
  list: 'GET /admin/api/surveys',
  detail: 'GET /admin/api/surveys/{surveyId}',
  results: 'GET /admin/api/surveys/{surveyId}/results',
  create: 'POST /admin/api/surveys',
  save: 'PUT /admin/api/surveys/{surveyId}',
  setState: 'POST /admin/api/surveys/{surveyId}/state',
} as const;

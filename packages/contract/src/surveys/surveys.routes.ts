export const surveysRoutes = {
  list: 'GET /v1/myaccount/research/list',
  detail: 'GET /v1/myaccount/research/detail/{surveyId}',
  answer: 'POST /v1/myaccount/research/answer',
} as const;

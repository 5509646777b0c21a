export type { Survey, SurveyQuestion } from './survey-views.ts';
export { surveysContract } from './surveys.contract.ts';
export { surveysRoutes } from './surveys.routes.ts';

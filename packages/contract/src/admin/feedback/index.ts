export { feedbackAdminContract } from './feedback.contract.ts';
export { feedbackAdminRoutes } from './feedback.routes.ts';

export { feedbackContract, feedbackKind, feedbackState, type OwnFeedback } from './feedback.contract.ts';
export { feedbackRoutes } from './feedback.routes.ts';

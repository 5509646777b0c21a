export { feedbackAdminFeature } from './admin/feedback-admin.feature.ts';
export { countOpen as countOpenFeedback } from './admin/feedback-admin.queries.ts';
export { feedbackFeature } from './feedback.feature.ts';
export { feedbackJobs } from './feedback-handlers.ts';
export { mountFeedbackImages } from './images/mount-feedback-images.ts';

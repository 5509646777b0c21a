export { deleteOldDeliveries } from './deliveries/deliveries.queries.ts';
export { webhookEventHandlers } from './deliveries/on-events.ts';
export { webhookSendJobs, webhookWatchJobs } from './deliveries/webhook-jobs.ts';
export { findKeySession } from './keys/find-key-session.ts';
export { integrationKeysFeature } from './keys/keys.feature.ts';
export { resealWebhookSecrets } from './webhooks/reseal-secrets.ts';
export { webhooksFeature } from './webhooks/webhooks.feature.ts';
export { countWebhookProblems } from './webhooks/webhooks.queries.ts';

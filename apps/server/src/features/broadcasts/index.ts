export { broadcastsFeature } from './admin/broadcasts.feature.ts';
export { marketingAdminFeature } from './admin/marketing-admin.feature.ts';
export { broadcastApproval } from './admin/start-broadcast.ts';
export { marketingApproval } from './admin/start-send.ts';
export { countRecipients } from './sending/recipients.queries.ts';
export { broadcastJobs } from './sending/run-send.ts';
export { sendCampaign } from './sending/send-campaign.ts';

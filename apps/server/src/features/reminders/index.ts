export { remindersFeature } from './reminders.feature.ts';
export { reminderJobs } from './tell-arrival.ts';

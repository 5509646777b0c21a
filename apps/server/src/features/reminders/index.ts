export { mergeReminders as joinReminders } from './my-reminders.queries.ts';
export { remindersFeature } from './reminders.feature.ts';
export { reminderJobs } from './tell-arrival.ts';

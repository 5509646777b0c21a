export { mergeReminders } from './member-reminders.queries.ts';
export { reminderJobs } from './notify-arrival.ts';
export { skuArrived } from './reminder-events.ts';
export { remindersFeature } from './reminders.feature.ts';
export { inboxContact } from './save-reminder.ts';

export { type Reminder, remindersContract } from './reminders.contract.ts';
export { remindersRoutes } from './reminders.routes.ts';

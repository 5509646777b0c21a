import { remindersContract } from '@huarong/contract/reminders';
import { implement } from '#platform/feature';
import { saveArrivalReminder } from './save-reminder.ts';

export const remindersFeature = implement(remindersContract, {
  saveArrivalReminderUserData: (context, wish) => saveArrivalReminder(context, wish),
});

export const remindersRoutes = {
  saveArrivalReminderUserData: 'POST /v3/shopcart/reminder/saveArrivalReminderUserData',
} as const;

export const remindersRoutes = {
  saveArrivalReminderUserData: 'POST /v3/shopcart/reminder/saveArrivalReminderUserData',
  list: 'GET /v3/shopcart/reminder/list/{pageNo}/{pageSize}',
  remove: 'POST /v3/shopcart/reminder/remove',
} as const;

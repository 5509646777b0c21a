import { z } from 'zod';
import { email, id, mobile } from '../kit/fields.ts';
import { defineContract, endpoint } from '../kit/index.ts';
import { remindersRoutes } from './reminders.routes.ts';

export const remindersContract = defineContract({
  saveArrivalReminderUserData: endpoint({
    route: remindersRoutes.saveArrivalReminderUserData,
    summary: 'Ask to be told when a sku is back; members without an address are told in their messages',
    access: 'shopper',
    input: z.object({ skuId: id, mobile: mobile.optional(), email: email.optional() }),
    output: z.object({ reminderId: z.string() }),
    refusals: ['sku-not-found', 'reminder-not-needed', 'reminder-contact-needed', 'reminders-full'],
  }),
});

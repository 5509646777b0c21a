import { z } from 'zod';
import { UnitPrice } from '../catalogue/index.ts';
import { email, id, idList, mobile, pageNo, pageOf, pageSize, time } from '../kit/fields.ts';
import { defineContract, endpoint } from '../kit/index.ts';
import { remindersRoutes } from './reminders.routes.ts';

const Reminder = z.object({
  reminderId: z.string(),
  skuId: z.string(),
  productId: z.string(),
  productName: z.string(),
  brandNameEN: z.string(),
  brandNameCN: z.string(),
  skuName: z.string(),
  skuImagePath: z.string(),
  ...UnitPrice.shape,
  /** waiting · arrived: notified and in stock · missed: notified and sold out again · gone: no longer sold. */
  state: z.enum(['waiting', 'arrived', 'missed', 'gone']),
  /** The masked contact of the notification: 短信 138****0002. */
  contactText: z.string(),
  createdAt: time,
  sentAt: time.optional(),
});
export type Reminder = z.infer<typeof Reminder>;

export const remindersContract = defineContract({
  saveArrivalReminderUserData: endpoint({
    route: remindersRoutes.saveArrivalReminderUserData,
    summary: 'Subscribe to the arrival of a sku; members without a contact are notified in their messages',
    access: 'shopper',
    input: z.object({ skuId: id, mobile: mobile.optional(), email: email.optional() }),
    output: z.object({ reminderId: z.string() }),
    refusals: ['sku-not-found', 'reminder-not-needed', 'reminder-contact-needed', 'reminders-full'],
  }),
  list: endpoint({
    route: remindersRoutes.list,
    summary: 'The arrival reminders of a member, latest first',
    access: 'member',
    input: z.object({ pageNo, pageSize: pageSize(20) }),
    output: pageOf(Reminder),
    refusals: [],
  }),
  remove: endpoint({
    route: remindersRoutes.remove,
    summary: 'Remove the reminders of some skus',
    access: 'member',
    input: z.object({ reminderId: idList(100) }),
    output: z.object({ total: z.int() }),
    refusals: [],
  }),
});

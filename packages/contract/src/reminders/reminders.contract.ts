import { z } from 'zod';
import { email, id, idList, mobile, money, pageNo, pageOf, pageSize, time } from '../kit/fields.ts';
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
  offerPrice: money,
  /** waiting · arrived: told, and there to buy · missed: told, and gone again · gone: no longer sold. */
  state: z.enum(['waiting', 'arrived', 'missed', 'gone']),
  /** Where the one message goes, masked: 短信 138****0002. */
  contactText: z.string(),
  createdAt: time,
  sentAt: time.optional(),
});
export type Reminder = z.infer<typeof Reminder>;

export const remindersContract = defineContract({
  saveArrivalReminderUserData: endpoint({
    route: remindersRoutes.saveArrivalReminderUserData,
    summary: 'Ask to be told when a sku is back; members without an address are told in their messages',
    access: 'shopper',
    input: z.object({ skuId: id, mobile: mobile.optional(), email: email.optional() }),
    output: z.object({ reminderId: z.string() }),
    refusals: ['sku-not-found', 'reminder-not-needed', 'reminder-contact-needed', 'reminders-full'],
  }),
  list: endpoint({
    route: remindersRoutes.list,
    summary: 'What a member asked to be told about, the latest first',
    access: 'member',
    input: z.object({ pageNo, pageSize: pageSize(20) }),
    output: pageOf(Reminder),
    refusals: [],
  }),
  remove: endpoint({
    route: remindersRoutes.remove,
    summary: 'Stop waiting for some skus',
    access: 'member',
    input: z.object({ reminderId: idList(100) }),
    output: z.object({ total: z.int() }),
    refusals: [],
  }),
});

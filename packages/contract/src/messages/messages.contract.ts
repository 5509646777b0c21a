import { z } from 'zod';
import { emptyObject, id, pageNo, pageOf, pageSize, time, wholeNumber } from '../kit/fields.ts';
import { defineContract, endpoint } from '../kit/index.ts';
import { messagesRoutes } from './messages.routes.ts';

/** 1 交易物流 · 2 优惠活动 · 3 美妆灵感 */
const messageType = wholeNumber({ min: 1, max: 3 }).pipe(z.literal([1, 2, 3]));

/** The icon of a message that is not about a product. */
const messageIcon = z.enum([
  'parcel',
  'truck',
  'return',
  'document',
  'coin',
  'ticket',
  'clock',
  'bell',
  'bulb',
]);
export type MessageIcon = z.infer<typeof messageIcon>;

const Message = z.object({
  messageId: z.string(),
  type: z.literal([1, 2, 3]),
  title: z.string(),
  text: z.string(),
  links: z.array(z.object({ text: z.string(), link: z.string() })),
  isNew: z.boolean(),
  createdAt: time,
  icon: messageIcon,
  /** The current image of the product it is about. */
  imagePath: z.string().optional(),
});
export type Message = z.infer<typeof Message>;

const Unread = z.object({
  total: z.int(),
  types: z.array(z.object({ type: z.literal([1, 2, 3]), count: z.int() })),
});
export type Unread = z.infer<typeof Unread>;

export const messagesContract = defineContract({
  mymsg: endpoint({
    route: messagesRoutes.mymsg,
    summary: "The member's messages of one type, newest first",
    access: 'member',
    input: z.object({
      type: messageType.default(1),
      pageNo,
      pageSize: pageSize(10),
      /** 1: only unread messages. */
      onlyNew: wholeNumber({ min: 0, max: 1 }).default(0),
    }),
    output: pageOf(Message).extend({ unread: Unread }),
    refusals: [],
  }),
  beauty: endpoint({
    route: messagesRoutes.beauty,
    summary: 'Articles for inspiration, chosen by skin profile where the member allows it',
    access: 'member',
    input: z.object({ pageNo, pageSize: pageSize(10) }),
    output: pageOf(Message),
    refusals: [],
  }),
  unread: endpoint({
    route: messagesRoutes.unread,
    summary: 'How many messages are unread, by type',
    access: 'member',
    input: emptyObject,
    output: Unread,
    refusals: [],
  }),
  read: endpoint({
    route: messagesRoutes.read,
    summary: 'Mark messages as read: some, one type, or with neither all',
    access: 'member',
    input: z.object({ messageIds: z.array(id).max(50).optional(), type: messageType.optional() }),
    output: Unread,
    refusals: ['message-not-found'],
  }),
});

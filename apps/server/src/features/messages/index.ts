export { articlesAdminFeature } from './admin/articles-admin.feature.ts';
export { messageTextsFeature } from './admin/message-texts.feature.ts';
export { messageEventHandlers } from './events/message-event-handlers.ts';
export type { MessageContent } from './message.ts';
export { balanceOpened } from './message-events.ts';
export { messageJobs } from './message-handlers.ts';
export { messagesFeature } from './messages.feature.ts';
export { saveMessages } from './messages.queries.ts';
export { findOrderFacts, findParcel, type OrderFacts } from './order-facts.queries.ts';
export { couponReceivedTemplate } from './templates/coupon-and-points-templates.ts';
export { lastDayText } from './templates/date-texts.ts';
export { invoiceTemplate } from './templates/invoice-templates.ts';
export * as orderTemplates from './templates/order-templates.ts';
export {
  presaleCancelledTemplate,
  presaleDatesTemplate,
  presaleReminderTemplate,
} from './templates/presale-templates.ts';
export { returnTemplate } from './templates/return-templates.ts';
export { getUnread } from './unread.ts';

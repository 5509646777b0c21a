export { type Message, type MessageIcon, messagesContract, type Unread } from './messages.contract.ts';
export { messagesRoutes } from './messages.routes.ts';

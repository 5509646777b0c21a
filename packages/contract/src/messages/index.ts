export { type Message, messagesContract } from './messages.contract.ts';
export { messagesRoutes } from './messages.routes.ts';

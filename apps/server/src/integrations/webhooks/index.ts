export {
  findReceiverAddresses,
  type ReceiverRules,
  readReceiverAddress,
  receiverRules,
} from './receiver-address.ts';
export { reasonOf } from './send-failure.ts';
export { createWebhookSender, type WebhookSender } from './send-webhook.ts';

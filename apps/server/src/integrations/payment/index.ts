export { type BillLine, BillRefused, createBillHash } from './bill.ts';
export { type OpenProviders, openProviders } from './open-providers.ts';
export {
  type Notice,
  type Payer,
  type PayerLookup,
  type PaymentInstructions,
  type PaymentProvider,
  type PaymentProviders,
  type PaymentRequest,
  type ProviderName,
  type ProviderStatus,
  ProviderUnavailable,
  type RawRequest,
  type RefundRecord,
  type RefundRequest,
  type RefundStatus,
  type StatementLine,
} from './port.ts';
export { readBill } from './read-bill.ts';
export * from './sandbox/index.ts';

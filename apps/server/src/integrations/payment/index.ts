export { type OpenProviders, openProviders } from './open-providers.ts';
export {
  type Notice,
  type PaymentInstructions,
  type PaymentProvider,
  type PaymentProviders,
  type PaymentRequest,
  type ProviderName,
  type ProviderStatus,
  ProviderUnavailable,
  type RawRequest,
  type RefundRequest,
  type RefundStatus,
} from './port.ts';
export * from './sandbox/index.ts';

export { type OpenProviders, openProviders } from './open-providers.ts';
export {
  type Notice,
  type PaymentInstructions,
  type PaymentProvider,
  type PaymentProviders,
  type PaymentRequest,
  type ProviderName,
  type ProviderStatus as ProviderWord,
  ProviderUnavailable as ProviderUnclear,
  type RawRequest,
  type RefundRequest,
  type RefundStatus as RefundWord,
} from './port.ts';
export * from './sandbox/index.ts';

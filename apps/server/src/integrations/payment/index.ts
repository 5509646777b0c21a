export { type OpenProviders, openProviders } from './open-providers.ts';
export {
  type Handover,
  type Notice,
  type PaymentProvider,
  type PaymentProviders,
  type PaymentWish,
  type ProviderName,
  ProviderUnclear,
  type ProviderWord,
  type RawRequest,
  type RefundWish,
  type RefundWord,
} from './port.ts';
export * from './sandbox/index.ts';

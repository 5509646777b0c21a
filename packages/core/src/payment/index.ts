export { paymentNumber } from './payment-number.ts';
export { queryIntervalSeconds } from './query-interval.ts';
export { type CardShare, splitOverCards } from './split-over-cards.ts';
export { type PaidTender, spreadRefund } from './spread-refund.ts';
export { type PayableOrder, type PaymentStage, payableStage } from './stage.ts';

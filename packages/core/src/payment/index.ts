export { paymentNumber } from './payment-number.ts';
export { queryIntervalSeconds as askPauseSeconds } from './query-interval.ts';
export { type CardShare, splitOverCards } from './split-over-cards.ts';
export { type PaidTender as PaidPart, spreadRefund } from './spread-refund.ts';
export { type PayableOrder, type PaymentStage, payableStage as stageDue } from './stage.ts';

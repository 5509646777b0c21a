export { paymentNumber } from './payment-number.ts';
export { askPauseSeconds } from './query-interval.ts';
export { type CardShare, splitOverCards } from './split-over-cards.ts';
export { type PaidPart, spreadRefund } from './spread-refund.ts';
export { type PayableOrder, type PaymentStage, stageDue } from './stage.ts';

/** Jobs and topics of payments. */
export const QUERY_PROVIDER = 'payment.ask';
export const CLOSE_PAYMENT = 'payment.close';
export const SEND_REFUND = 'payment.refund';
/** Money is back on a card, and the order has still to hear of it. */
export const REFUND_DONE = 'payment.refund-done';
export const LATE_NOTICE = 'sandbox.late-notice';
/** An order, or a stage of one, has been paid; for whoever counts what members spend. */
export const PAYMENT_SETTLED = 'payment.settled';

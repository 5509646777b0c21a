/** Job kinds and event topics of payments. */
export const QUERY_PROVIDER = 'payment.ask';
export const CLOSE_PAYMENT = 'payment.close';
export const SEND_REFUND = 'payment.refund';
/** A refund to a stored card is done; the order is informed through this event. */
export const REFUND_DONE = 'payment.refund-done';
export const LATE_NOTICE = 'sandbox.late-notice';
/** An order, or a stage of one, has been paid. The member card counts it as spending. */
export const PAYMENT_SETTLED = 'payment.settled';

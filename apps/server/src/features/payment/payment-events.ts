import { z } from 'zod';
import { defineEvent } from '#platform/outbox';

/** A payment was closed here and must be closed at its provider. */
export const paymentClosed = defineEvent('payment.close', z.object({ paymentId: z.string() }));

/** A refund must be requested from its provider. */
export const refundRequested = defineEvent('payment.refund', z.object({ refundId: z.string() }));

/** A refund to a stored card is done; the order is informed through this event. */
export const refundDone = defineEvent('payment.refund-done', z.object({ orderId: z.string() }));

/** An order, or a stage of one, has been paid. The member card counts it as spending. */
export const paymentSettled = defineEvent('payment.settled', z.object({ orderId: z.string() }));

/** The look-up page with an order, which also works after a reload. */
export const guestOrderPath = (orderId: string): string => `/guest/order?orderId=${orderId}`;
export const guestInvoicePath = (orderId: string): string => `/guest/invoice/${orderId}`;
export const guestReturnPath = (subOrderId: string): string => `/guest/return/${subOrderId}`;
export const guestReturnDetailPath = (returnId: string): string => `/guest/returnDetails/${returnId}`;

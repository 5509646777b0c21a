/** Where an order that was found is shown, and found again after a reload. */
export const guestOrderPath = (orderId: string): string => `/guest/order?orderId=${orderId}`;
export const guestInvoicePath = (orderId: string): string => `/guest/invoice/${orderId}`;
export const guestReturnPath = (subOrderId: string): string => `/guest/return/${subOrderId}`;
export const guestReturnDetailPath = (returnId: string): string => `/guest/returnDetails/${returnId}`;

/** Sub-order ids, and the keys of order events, begin with the 18 digits of the order id. */
export const orderIdOf = (id: string): string => id.slice(0, 18);

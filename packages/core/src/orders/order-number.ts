export const ORDER_ID_LENGTH = 18;

/** 18 digits: the day it was placed, then ten random digits that cannot be guessed. */
export function orderNumber(day: string, randomInt: (below: number) => number): string {
  if (!/^\d{8}$/.test(day)) throw new RangeError(`not a day: ${day}`);
  return `${day}${String(randomInt(100_000)).padStart(5, '0')}${String(randomInt(100_000)).padStart(5, '0')}`;
}

/** The n-th sub-order of an order, counted from 1: `202611150000000000-1`. */
export const subOrderIdOf = (orderId: string, position: number): string => `${orderId}-${position}`;

/** The order of a sub-order. Also of an event key that starts with the id of an order or a sub-order. */
export const orderIdOf = (subOrderId: string): string => subOrderId.slice(0, ORDER_ID_LENGTH);

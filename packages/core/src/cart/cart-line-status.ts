/** Whether a line of the basket can be bought now. */
export const CartLineStatus = {
  Unavailable: 0,
  Available: 1,
} as const;
export type CartLineStatus = (typeof CartLineStatus)[keyof typeof CartLineStatus];

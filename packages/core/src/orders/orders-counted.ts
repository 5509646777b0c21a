/** The list of staff counts up to so many: counting more of a year of orders takes longer than reading the page. */
export const ORDERS_COUNTED = 1_000;

/** Only the checkout can be done as a guest; the member's pages cannot. */
export const isCheckout = (target: string): boolean => /^\/order(?:[/?#]|$)/i.test(target);

export const SHOPPING_SETTINGS = {
  /** How much a shopper may gather, and for how long. */
  cart: {
    lines: 120,
    quantityPerSku: 99,
    favourites: 500,
    history: 100,
    guestCartDays: 30,
    mergeUndoHours: 24,
    /** From here on a line says that stock is low. */
    lowStock: 5,
  },
  reminders: { perMobile: 20, perShopper: 100 },
  /** A coupon that ends within so many days is about to expire. */
  coupons: { soonDays: 3 },
  /** A deposit takes at most this part of the presale price. */
  presale: { maxDepositPercent: 20 },
  /** How many combinations the search for the best offer looks at before it settles for the best so far. */
  bestOffer: { maxSearchSteps: 2000 },
} as const;

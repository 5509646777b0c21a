export const SHOPPING_SETTINGS = {
  /** Size limits of cart, favourites and history, and how long they last. */
  cart: {
    maxLines: 120,
    maxQuantityPerSku: 99,
    maxFavourites: 500,
    maxHistory: 100,
    guestCartDays: 30,
    mergeUndoHours: 24,
    /** At this quantity a line shows that stock is low. */
    lowStock: 5,
  },
  reminders: { perMobile: 20, perShopper: 100 },
  /** A coupon that ends within this many days is about to expire. */
  coupons: { expiringSoonDays: 3 },
  /** Largest deposit as a percentage of the presale price. */
  presale: { maxDepositPercent: 20 },
  /** What has to be left of a price after the cost when all offers meet, in percent; less needs a second person. */
  promotions: { floorMarginPercent: 15 },
  /** Step limit of the search for the best offer; then the best result so far is used. */
  bestOffer: { maxSearchSteps: 2000 },
} as const;

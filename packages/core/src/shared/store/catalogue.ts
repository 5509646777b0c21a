export const CATALOGUE_SETTINGS = {
  /** Windows are whole days before the refresh; hours are Shanghai time. */
  rankings: {
    refreshHour: 10,
    places: 20,
    soldDays: 30,
    repurchaseDays: 180,
    favouredDays: 7,
    newDays: 60,
    minComments: 5,
    trendWeeks: 8,
    retentionDays: 70,
  },
  /** Largest CIEDE2000 difference of a near shade, and how many are listed. */
  nearShades: { maxDifference: 8, limit: 4 },
  /** The last ranking place that the product page shows. */
  rankBadge: { maxPlace: 10 },
  /** Discount from the market price that makes a product a weekly special. */
  specials: { minPercentOff: 10 },
} as const;

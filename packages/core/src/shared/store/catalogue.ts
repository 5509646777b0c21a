export const CATALOGUE_SETTINGS = {
  /** Windows are whole days before the day of refresh; hours are Shanghai's. */
  rankings: {
    refreshHour: 10,
    places: 20,
    soldDays: 30,
    rebuyDays: 180,
    favouredDays: 7,
    newDays: 60,
    praiseComments: 5,
    trendWeeks: 8,
    keptDays: 70,
  },
  /** How different a shade may look (CIEDE2000) and still be called near; how many are named. */
  nearShades: { reach: 8, limit: 4 },
  /** A product says so on its page when it holds one of these places. */
  rankBadge: { lowestPlace: 10 },
  /** So much below its market price a product is one of the week's specials. */
  specials: { leastPercentOff: 10 },
} as const;

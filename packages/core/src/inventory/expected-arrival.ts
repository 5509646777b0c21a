/** A day further away is a mistyped year. */
const MAX_DAYS_AHEAD = 365;
const DAY_MS = 86_400_000;

/** Whether staff may enter a day on which a sku is expected. Days are `2026-11-26`. */
export const isPossibleArrival = (day: string, today: string): boolean =>
  day >= today && Date.parse(day) - Date.parse(today) <= MAX_DAYS_AHEAD * DAY_MS;

/** The day that shoppers see: a day that has passed is not promised any more. */
export const shownArrival = (day: string | null, today: string): string | null =>
  day !== null && day >= today ? day : null;

/** After this many failures a job or event is parked until someone looks at it. */
export const PARK_AFTER = 8;

/** Longer than any handler may take; after this the work of a dead worker is claimed again. */
export const LEASE_SECONDS = 60;

const LONGEST_PAUSE_SECONDS = 600;

/** 1, 2, 4 … seconds, at most ten minutes. */
export const retryDelaySeconds = (attempts: number): number =>
  Math.min(LONGEST_PAUSE_SECONDS, 2 ** (attempts - 1));

/** The error as text, cut to 2,000 characters. */
export const errorText = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 2_000);

/** After this many failures a piece of work is parked for a person to look at. */
export const PARK_AFTER = 8;

/** Longer than any handler may take; a worker that died gives its work back after this. */
export const LEASE_SECONDS = 60;

const LONGEST_PAUSE_SECONDS = 600;

/** 1, 2, 4 … seconds, at most ten minutes. */
export const retryDelaySeconds = (attempts: number): number =>
  Math.min(LONGEST_PAUSE_SECONDS, 2 ** (attempts - 1));

/** What a person needs to see, not a whole page of it. */
export const errorText = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 2_000);

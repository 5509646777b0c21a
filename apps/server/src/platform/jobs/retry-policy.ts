/** The first pause after a failure. */
const SHORTEST_PAUSE_SECONDS = 1;
const LONGEST_PAUSE_SECONDS = 7_200;

/**
 * After this many failures a job or event is parked until someone looks at it: by then more than 24 hours have passed, so
 * that an outage of a day at another service needs nobody.
 */
export const PARK_AFTER = 25;

/** Longer than any handler may take; after this the work of a dead worker is claimed again. */
export const LEASE_SECONDS = 60;

/** 1, 2, 4 … seconds, at most two hours. */
export const retryDelaySeconds = (attempts: number): number =>
  Math.min(LONGEST_PAUSE_SECONDS, SHORTEST_PAUSE_SECONDS * 2 ** (attempts - 1));

/** Trying again cannot help, so the job or event is parked at once: its payload does not fit the schema, for example. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}

/** Whether a failed attempt is the last one. */
export const shouldPark = (error: unknown, attempts: number, parkAfter: number): boolean =>
  error instanceof PermanentFailure || attempts >= parkAfter;

/**
 * Work whose worker ended every time: each attempt was counted when it began, and none came to its end. It is parked
 * without another try, because it may be what ends the workers.
 */
export function refuseFatal(attempts: number, parkAfter: number): void {
  if (attempts > parkAfter) throw new PermanentFailure('the worker ended during each attempt');
}

/** The error as text, cut to 2,000 characters. */
export const errorText = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 2_000);

const USUAL_SECONDS = 30;
const LONGEST_SECONDS = 300;

/** The wait the server asked for with Retry-After, as whole seconds; the usual one when it did not say. */
export const waitFrom = (retryAfter: string | null): number =>
  retryAfter !== null && /^[1-9]\d{0,3}$/.test(retryAfter)
    ? Math.min(Number(retryAfter), LONGEST_SECONDS)
    : USUAL_SECONDS;

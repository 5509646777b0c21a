const LARGEST_SHOWN = 99;

/** The number in a badge, which has room for two digits. */
export const badgeCount = (count: number): string =>
  count > LARGEST_SHOWN ? `${LARGEST_SHOWN}+` : String(count);

/** Working days that engraving takes, as every page that speaks of it says. */
export const ENGRAVING_WORKDAYS = 2;

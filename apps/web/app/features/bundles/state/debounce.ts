/** Long enough for the next letter of a word, short enough to feel like at once. */
export const DEBOUNCE_MS = 180;

/** What one file may hold. A larger catalogue comes in several files. */
export const MAX_BYTES = 20 * 1024 * 1024;
export const MAX_ROWS = 50_000;

/** Limits of one file. A larger catalogue is split into several files. */
export const MAX_BYTES = 20 * 1024 * 1024;
export const MAX_ROWS = 50_000;

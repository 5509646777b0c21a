const SHANGHAI_MS = 8 * 3_600_000;

/** The value of a datetime-local field, in the time of Shanghai. */
export const toLocal = (iso: string): string =>
  new Date(Date.parse(iso) + SHANGHAI_MS).toISOString().slice(0, 16);

/** Empty when the field holds no time. */
export const fromLocal = (value: string): string => {
  const at = Date.parse(`${value}:00+08:00`);
  return Number.isNaN(at) ? '' : new Date(at).toISOString();
};

/** `2026-11-13~2026-11-16` as the times between which entries are asked for; the last day is included. */
export function timesOf(days: string | undefined): { from?: string; to?: string } {
  const [from = '', to = ''] = (days ?? '').split('~');
  return {
    ...(isDay(from) && { from: `${from}T00:00:00+08:00` }),
    ...(isDay(to) && { to: `${dayAfter(to)}T00:00:00+08:00` }),
  };
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

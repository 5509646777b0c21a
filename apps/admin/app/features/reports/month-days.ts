/** The first and the last day of a month such as 2026-11. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year, number] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year ?? 0, number ?? 1, 0));
  return { from: `${month}-01`, to: last.toISOString().slice(0, 10) };
}

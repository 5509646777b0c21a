import { DAY_MS } from '../shared/index.ts';

const LAST_DAY_OF_NEXT = 0;

/** The day a number of months later; 31 August plus six months is the last day of February. */
export function addMonths(day: string, months: number): string {
  const start = new Date(day);
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + months];
  const lastDate = new Date(Date.UTC(year, month + 1, LAST_DAY_OF_NEXT)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(start.getUTCDate(), lastDate))).toISOString().slice(0, 10);
}

/** Whole days from one calendar day to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

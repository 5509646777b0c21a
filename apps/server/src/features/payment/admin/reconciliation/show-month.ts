import { DAY_MS, shanghaiDate } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Database } from '#platform/database';
import { providerText } from '../payments/payment-texts.ts';
import { listMonthByProvider, type MonthRow } from './month.queries.ts';

/** A month of both providers; the month of yesterday unless said. */
export async function showMonth(db: Database, given: string | undefined) {
  const now = await readClock(db);
  const yesterday = shanghaiDate(new Date(now.getTime() - DAY_MS));
  const month = given ?? yesterday.slice(0, 7);
  const rows = await listMonthByProvider(db, month, yesterday);
  return {
    month,
    weeks: weeksOf(rows).map((days) => ({
      from: days[0]?.day ?? month,
      to: days.at(-1)?.day ?? month,
      ...sumDays(days),
      days: days.map(presentDay),
    })),
    total: sumDays(rows),
  };
}

const mondayOf = (day: string): number => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return at - ((new Date(at).getUTCDay() + 6) % 7) * DAY_MS;
};

/** Days in their order, from Monday to Sunday. */
export function weeksOf<Row extends { day: string }>(rows: readonly Row[]): Row[][] {
  const weeks = new Map<number, Row[]>();
  for (const row of rows) weeks.set(mondayOf(row.day), [...(weeks.get(mondayOf(row.day)) ?? []), row]);
  return [...weeks.values()];
}

/** A day without a bill or a comparison has no side to compare, so its money does not count. */
export function sumDays(rows: readonly MonthRow[]) {
  const total = (of: (row: MonthRow) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  const isCompared = ({ ours_fen, bill_fen }: MonthRow) => ours_fen !== null && bill_fen !== null;
  return {
    oursFen: total((row) => (isCompared(row) ? (row.ours_fen ?? 0) : 0)),
    billFen: total((row) => (isCompared(row) ? (row.bill_fen ?? 0) : 0)),
    differenceFen: total((row) => differenceOf(row) ?? 0),
    feesFen: total((row) => row.fees_fen ?? 0),
    openCount: total(({ open }) => open),
  };
}

const differenceOf = ({ ours_fen, bill_fen }: MonthRow): number | null =>
  ours_fen === null || bill_fen === null ? null : bill_fen - ours_fen;

const presentDay = (row: MonthRow) => ({
  day: row.day,
  provider: row.provider,
  providerText: providerText(row.provider),
  state: row.state ?? ('none' as const),
  oursFen: row.ours_fen,
  billFen: row.bill_fen,
  differenceFen: differenceOf(row),
  feesFen: row.fees_fen,
  openCount: row.open,
});

import { writeCsv, writeCsvRows } from '@huarong/core/orders';
import { fen, shanghaiDate, shanghaiTime, toYuan } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';
import { kindText, nameAccount } from '../account-names.ts';
import { inPeriod, type ListedEntry, type Period, sumFamilies } from './ledger.queries.ts';

const PAGE_ROWS = 1_000;
const HEAD = ['日期', '时间', '凭证号', '业务', '科目', '科目名称', '借方', '贷方', '单号'];

function periodOf(month: string): Period {
  const end = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0));
  return { from: `${month}-01`, to: end.toISOString().slice(0, 10) };
}

export const countMonthEntries = async (db: Queryable, month: string): Promise<number> =>
  (await sumFamilies(db, periodOf(month))).reduce((total, { entries }) => total + entries, 0);

/**
 * The file in parts, in the order in which entries were written. The sums by day say between which ids the month lies:
 * movements have no index by time, and a page must not read the whole ledger.
 */
export async function* writeMonthEntries(
  db: Queryable,
  month: string,
  pageRows = PAGE_ROWS,
): AsyncGenerator<string> {
  yield writeCsv([HEAD]);
  const period = periodOf(month);
  for (const { after: start, through } of await findRanges(db, period)) {
    for (let after = start; ; ) {
      const { rows } = await sql<ListedEntry>`
        select entry.id, entry.movement_id, entry.account, entry.amount_fen, movement.kind, movement.reference, movement.at
        from ledger_entry entry join ledger_movement movement on movement.id = entry.movement_id
        where entry.id > ${after} and entry.id <= ${through} and ${inPeriod(period)}
        order by entry.id limit ${pageRows}`.execute(db);
      if (rows.length > 0) yield writeCsvRows(rows.map(cellsOf));
      const last = rows.at(-1);
      if (!last || rows.length < pageRows) break;
      after = last.id;
    }
  }
}

/** Ids of the summed entries of the period, and of all that are not summed yet. */
async function findRanges(db: Queryable, { from, to }: Period) {
  const { rows } = await sql<{ after: number; through: number }>`
    select * from (
      select min(first_entry_id) - 1 as after, least(max(last_entry_id), (select summed_id from ledger_sum_state)) as through
      from ledger_day where day between ${from} and ${to}
      union all
      select summed_id, (select max(id) from ledger_entry) from ledger_sum_state
    ) range where after < through order by after`.execute(db);
  return rows;
}

const cellsOf = ({ movement_id, account, amount_fen, kind, reference, at }: ListedEntry): string[] => [
  shanghaiDate(at),
  shanghaiTime(at),
  String(movement_id),
  kindText(kind),
  account,
  nameAccount(account).label,
  amount_fen > 0 ? toYuan(fen(amount_fen)) : '',
  amount_fen < 0 ? toYuan(fen(-amount_fen)) : '',
  reference,
];

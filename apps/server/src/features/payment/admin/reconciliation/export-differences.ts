import { writeCsv, writeCsvRows } from '@huarong/core/orders';
import { fen, shanghaiDate, shanghaiTime, toYuan } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import { providerText } from '../payments/payment-texts.ts';
import { causeText, kindText, RESOLUTIONS } from './difference-texts.ts';
import { countDifferences, type DifferenceRow, pageDifferences } from './reconciliation.queries.ts';

const PAGE_ROWS = 500;
const HEAD = [
  '账单日期',
  '渠道',
  '种类',
  '支付单',
  '退款号',
  '渠道单号',
  '时间',
  '账单',
  '本店',
  '账单减本店',
  '多半是',
  '处理',
  '处理人',
  '处理时间',
  '说明',
  '凭证',
];

export const countDayDifferences = async (db: Queryable, day: string): Promise<number> =>
  (await countDifferences(db, day)).reduce((total, { count }) => total + count, 0);

/** Every difference of a day, page by page from the database: the page of the admin shows 200 of them. */
export async function* writeDayDifferences(
  db: Queryable,
  day: string,
  pageRows = PAGE_ROWS,
): AsyncGenerator<string> {
  yield writeCsv([HEAD]);
  for (let after = 0; ; ) {
    const rows = await pageDifferences(db, day, { after, size: pageRows });
    if (rows.length > 0) yield writeCsvRows(rows.map((row) => cellsOf(row, day)));
    const last = rows.at(-1);
    if (!last || rows.length < pageRows) return;
    after = last.id;
  }
}

const yuan = (amount: number | null): string => (amount === null ? '' : toYuan(fen(amount)));
const timeText = (at: Date | null): string => (at === null ? '' : `${shanghaiDate(at)} ${shanghaiTime(at)}`);

const cellsOf = (row: DifferenceRow, day: string): string[] => [
  day,
  providerText(row.provider),
  kindText(row.kind),
  row.payment_id ?? '',
  row.refund_id ?? '',
  row.trade_no ?? '',
  timeText(row.moved_at),
  yuan(row.there_fen),
  yuan(row.here_fen),
  yuan((row.there_fen ?? 0) - (row.here_fen ?? 0)),
  causeText(row.cause),
  stateText(row),
  row.resolver ?? '',
  timeText(row.resolved_at),
  row.resolution_note ?? '',
  row.resolution_reference ?? '',
];

function stateText({ resolved_at, resolution, is_waiting, approval_id }: DifferenceRow): string {
  if (resolved_at !== null) return RESOLUTIONS[resolution ?? ''] ?? '已处理';
  if (approval_id !== null) return '等第二个人';
  return is_waiting ? '等次日账单' : '还没有处理';
}

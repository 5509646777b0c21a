import { readCsv } from '@huarong/core/catalogue';
import { fromYuan, getFrom, keysOf } from '@huarong/core/shared';

/** One valid line of the stores' file. Whether its member and sku exist is checked later. */
export interface ReceiptRow {
  line: number;
  receiptNo: string;
  store: string;
  boughtAt: Date;
  /** A mobile or a card number. */
  member: string;
  skuCode: string;
  quantity: number;
  priceFen: number;
  returned: number;
}
/** A problem of a line; line 0 means the whole file. */
export interface RowProblem {
  line: number;
  text: string;
}

type Column = Exclude<keyof ReceiptRow, 'line'>;
const COLUMNS: Record<Column, readonly [name: string, alias: string]> = {
  receiptNo: ['小票号', 'receipt'],
  store: ['门店', 'store'],
  boughtAt: ['时间', 'time'],
  member: ['会员', 'member'],
  skuCode: ['规格编码', 'sku'],
  quantity: ['数量', 'quantity'],
  priceFen: ['单价', 'price'],
  returned: ['退货数量', 'returned'],
};
const OPTIONAL: readonly Column[] = ['returned'];
/** An import is one transaction. */
const MAX_ROWS = 20_000;

/** Reads the rows of the stores' CSV or of a table pasted from a spreadsheet, with all problems found. */
export function readReceipts(
  text: string,
  maxRows = MAX_ROWS,
): { rows: ReceiptRow[]; problems: RowProblem[] } {
  const parsed = readCsv(text, /^[^\r\n]*\t/.test(text) ? '\t' : ',');
  if (!parsed.ok) return unreadable(parsed.problem.line, '这一行的引号没有成对');
  const [header, ...lines] = parsed.rows;
  if (!header) return unreadable(0, '文件是空的');
  if (lines.length > maxRows) return unreadable(0, `一次至多 ${maxRows} 行，请拆成几个文件`);
  const columnIndexes = new Map(
    keysOf(COLUMNS).map((column) => [
      column,
      header.cells.findIndex((cell) => COLUMNS[column].includes(cell.trim())),
    ]),
  );
  const missing = [...columnIndexes].filter(
    ([column, columnIndex]) => columnIndex < 0 && !OPTIONAL.includes(column),
  );
  if (missing.length > 0)
    return unreadable(header.line, `缺少这些列：${missing.map(([column]) => COLUMNS[column][0]).join('、')}`);

  const filled = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const readRows = filled.map(({ line, cells }) =>
    readRow(line, (column) => cells[getFrom(columnIndexes, column)]?.trim() ?? ''),
  );
  return {
    rows: readRows.flatMap((outcome) => ('row' in outcome ? outcome.row : [])),
    problems: readRows.flatMap((outcome) => ('problems' in outcome ? outcome.problems : [])),
  };
}

const unreadable = (line: number, text: string) => ({ rows: [], problems: [{ line, text }] });

function readRow(line: number, cell: (column: Column) => string) {
  const row = {
    line,
    receiptNo: cell('receiptNo'),
    store: cell('store'),
    boughtAt: readTime(cell('boughtAt')),
    member: cell('member').replace(/[\s-]/g, ''),
    skuCode: cell('skuCode'),
    quantity: wholeNumber(cell('quantity')),
    priceFen: fromYuan(cell('priceFen')) ?? -1,
    returned: wholeNumber(cell('returned') || '0'),
  };
  const checks: [boolean, string][] = [
    [/^[A-Za-z0-9-]{4,40}$/.test(row.receiptNo), '小票号应是 4–40 位字母、数字或短横'],
    [row.store !== '' && [...row.store].length <= 40, '门店应填写，最多 40 个字'],
    [!Number.isNaN(row.boughtAt.getTime()), '时间应写成 2026-11-01 15:26'],
    [/^(1[3-9]\d{9}|\d{16})$/.test(row.member), '会员应是手机号或 16 位会员卡号'],
    [row.skuCode !== '', '规格编码应填写'],
    [row.quantity >= 1 && row.quantity <= 99, '数量应是 1–99 的整数'],
    [row.priceFen >= 0 && row.priceFen <= 100_000_00, '单价应是 0.00–100000.00'],
    [row.returned >= 0 && row.returned <= row.quantity, '退货数量应在 0 与数量之间'],
  ];
  const problems = checks.filter(([isFine]) => !isFine).map(([, text]) => ({ line, text }));
  return problems.length > 0 ? { problems } : { row };
}

const wholeNumber = (text: string): number => (/^\d{1,3}$/.test(text) ? Number(text) : -1);

/** Stores write Shanghai time. */
const readTime = (text: string): Date => {
  const [, day, time] =
    /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2})?)$/.exec(text.replaceAll('/', '-')) ?? [];
  return new Date(`${day}T${time}+08:00`);
};

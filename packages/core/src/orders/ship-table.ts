/** One line of a shipping file. */
export interface ShipTableRow {
  line: number;
  /** The number of an order or a sub-order, as it was typed. */
  order: string;
  carrier: string;
  waybillNo: string;
}

const HEADERS = {
  order: ['订单号', '子订单号', '订单编号', '订单'],
  carrier: ['快递', '快递公司', '承运商', '物流公司'],
  waybillNo: ['运单号', '快递单号', '物流单号', '运单编号'],
} as const;
type Field = keyof typeof HEADERS;

/**
 * Reads a CSV file or cells pasted from a spreadsheet: order, carrier, waybill number. A first line with headings says
 * which column is which; without one the columns are in that order. Empty lines are left out, line numbers stay.
 */
export function parseShipTable(text: string): ShipTableRow[] {
  const separator = separatorOf(text);
  const lines = splitCells(text.replace(/^\uFEFF/, ''), separator)
    .map((cells, index) => ({ line: index + 1, cells: cells.map(cleanCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const columns = columnsOf(lines[0]?.cells ?? []);
  const rows = columns ? lines.slice(1) : lines;
  const { order, carrier, waybillNo } = columns ?? { order: 0, carrier: 1, waybillNo: 2 };
  return rows.map(({ line, cells }) => ({
    line,
    order: cells[order] ?? '',
    carrier: cells[carrier] ?? '',
    waybillNo: cells[waybillNo] ?? '',
  }));
}

/** A tab in the first line means that the cells were copied from a spreadsheet. */
function separatorOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  if (first.includes('\t')) return '\t';
  return first.includes(',') || !first.includes(';') ? ',' : ';';
}

function columnsOf(cells: readonly string[]): Record<Field, number> | null {
  const find = (field: Field) =>
    cells.findIndex((cell) => (HEADERS[field] as readonly string[]).includes(cell));
  const columns = { order: find('order'), carrier: find('carrier'), waybillNo: find('waybillNo') };
  return Object.values(columns).every((column) => column >= 0) ? columns : null;
}

/** Spreadsheets keep long numbers as ="2026…", as '2026… or in quotes. */
const cleanCell = (cell: string): string =>
  cell
    .trim()
    .replace(/^="?(.*?)"?$/, '$1')
    .replace(/^'/, '')
    .trim();

/** Cells of each line; a cell in quotes may contain separators, line ends and doubled quotes. */
function splitCells(text: string, separator: string): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    cells.push(cell);
    cell = '';
  };
  const endLine = () => {
    endCell();
    lines.push(cells);
    cells = [];
  };
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at++;
      } else isQuoted = false;
    } else if (character === '"' && (cell === '' || cell === '=')) isQuoted = true;
    else if (character === separator) endCell();
    else if (character === '\n') endLine();
    else if (character !== '\r') cell += character;
  }
  if (cell !== '' || cells.length > 0) endLine();
  return lines;
}

/** A cell of a CSV file; a spreadsheet must not run what begins like a formula. */
const csvCell = (value: string): string => {
  const safe = /^[=+\-@\t]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows of a CSV file, for one that is written in parts. */
export const writeCsvRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');

/** A CSV file that spreadsheets open with the right characters: with a byte order mark and CRLF. */
export const writeCsv = (rows: readonly (readonly string[])[]): string => `\uFEFF${writeCsvRows(rows)}`;

import { allColumns, skuColumns } from '../columns/columns.ts';
import { joinList } from '../columns/list-cells.ts';
import { type Problem, problemAt, type ReadResult, type Row, unreadable } from '../row.ts';

type JsonObject = Record<string, unknown>;

const skuFieldNames = new Set(Object.values(skuColumns).map(({ en }) => en));
const productFieldNames = new Set(allColumns.map(({ en }) => en).filter((name) => !skuFieldNames.has(name)));

/** Rows from `[{ product_code, …, skus: [{ sku_code, … }] }]`. */
export function readJsonRows(text: string): ReadResult {
  const products = parseJson(text);
  if (!products.ok) return unreadable(products.problem);
  const read = products.value.map((product, index) => rowsOf(product, index + 1));
  const problems = read.flatMap((product) => product.problems);
  return problems.length > 0 ? unreadable(...problems) : { ok: true, rows: read.flatMap(({ rows }) => rows) };
}

function parseJson(text: string): { ok: true; value: unknown[] } | { ok: false; problem: Problem } {
  const refuse = (message: string) => ({ ok: false, problem: problemAt(0, '', message) }) as const;
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return Array.isArray(value) ? { ok: true, value } : refuse('JSON 文件应是商品的数组 [ … ]');
  } catch (error) {
    return refuse(`不是有效的 JSON${locationOf(String(error))}`);
  }
}

/** The parser's message has either a line number or a quote of the invalid text. */
function locationOf(parserMessage: string): string {
  const [, line] = /line (\d+) column/.exec(parserMessage) ?? [];
  const [, quoted] = /"(.*)"(?:\.\.\.)? is not valid JSON/s.exec(parserMessage) ?? [];
  return line ? `：第 ${line} 行有误` : quoted ? `：「${quoted.replace(/\s+/g, ' ')}」附近有误` : '';
}

function rowsOf(product: unknown, line: number): { rows: Row[]; problems: Problem[] } {
  const skus = isObject(product) && (product['skus'] ?? []);
  if (!isObject(product) || !Array.isArray(skus) || !skus.every(isObject))
    return { rows: [], problems: [problemAt(line, '', '应是对象，skus 应是对象的数组')] };
  const { skus: _skus, ...productFields } = product;
  const head = toCells(productFields, productFieldNames, line);
  const others = skus.map((sku) => toCells(sku, skuFieldNames, line));
  const code = head.cells.get('product_code') ?? '';
  const [first, ...rest] = others.map(({ cells }) => cells);
  const rows = [
    { line, cells: new Map([...head.cells, ...(first ?? [])]) },
    ...rest.map((cells) => ({ line, cells: new Map([['product_code', code], ...cells]) })),
  ];
  return { rows, problems: [head, ...others].flatMap(({ problems }) => problems) };
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function toCells(object: JsonObject, known: ReadonlySet<string>, line: number) {
  const cells = new Map<string, string>();
  const problems: Problem[] = [];
  for (const [name, value] of Object.entries(object)) {
    const cell = toCell(value);
    if (!known.has(name)) problems.push(problemAt(line, name.slice(0, 40), '不认识这个字段'));
    else if (cell === null) problems.push(problemAt(line, name, '应是文字、数字、是否或数组'));
    else cells.set(name, cell);
  }
  return { cells, problems };
}

/** JSON values become cells, so that the same rules parse both kinds of file. */
function toCell(value: unknown): string | null {
  if (value === null) return '';
  if (Array.isArray(value)) return value.every(isText) ? joinList(value) : JSON.stringify(value);
  return isText(value) || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).trim()
    : null;
}

const isText = (value: unknown): value is string => typeof value === 'string';

import { columnsOfSubject, type FileSubject, skuColumns } from '../columns/columns.ts';
import { joinList } from '../columns/list-cells.ts';
import {
  ERROR_HEADER,
  type PlaceOf,
  type Problem,
  problemAt,
  type ReadResult,
  type Row,
  unreadable,
} from '../row.ts';

type JsonObject = Record<string, unknown>;

const skuFieldNames = new Set(Object.values(skuColumns).map(({ en }) => en));
const skuColumnNames = new Set(Object.values(skuColumns).flatMap(({ zh, en }) => [zh, en]));
const fieldNames = (subject: FileSubject) => new Set(columnsOfSubject[subject].map(({ en }) => en));
const productFieldNames = fieldNames('products').difference(skuFieldNames);

/** In front of a field of a sku that no column has. */
const SKU_PREFIX = 'skus.';

/** Where a row is: its object, and in a product file its sku. */
interface Place {
  object: string;
  sku?: string;
}

interface Collected {
  rows: Row[];
  problems: Problem[];
  /** By line: the first row is line 1. */
  places: Place[];
}

/** Rows from `[{ product_code, …, skus: [{ sku_code, … }] }]`, or from categories or brands, one object each. */
export function readJsonRows(text: string): ReadResult {
  const parsed = parseJson(text);
  if (!parsed.ok) return unreadable(parsed.problem);
  const subject = subjectOf(parsed.value);
  const collected: Collected = { rows: [], problems: [], places: [] };
  parsed.value.forEach((object, index) => {
    if (subject === 'products') addProduct(object, index + 1, collected);
    else addPlainObject(object, index + 1, subject, collected);
  });
  const { rows, problems, places } = collected;
  const placeOf = placeIn(places);
  return problems.length > 0
    ? { ok: false, problems, notes: [], placeOf }
    : { ok: true, subject, rows, notes: [], placeOf };
}

/** The objects of a file that can be read, each with its lines. */
export function listObjects(text: string): { object: JsonObject; lines: number[] }[] {
  const parsed = parseJson(text);
  const objects = parsed.ok ? parsed.value.filter(isObject) : [];
  let last = 0;
  return objects.map((object) => {
    const { skus } = object;
    const count = Array.isArray(skus) && skus.length > 0 ? skus.length : 1;
    const lines = Array.from({ length: count }, (_, at) => last + at + 1);
    last += count;
    return { object, lines };
  });
}

/** A problem of a sku's column names the sku, every other one the product. */
const placeIn =
  (places: readonly Place[]): PlaceOf =>
  (line, column) => {
    const place = places[line - 1];
    if (!place) return '';
    return place.sku !== undefined && (skuColumnNames.has(column) || column.startsWith(SKU_PREFIX))
      ? `${place.object} 的${place.sku}`
      : place.object;
  };

function parseJson(text: string): { ok: true; value: unknown[] } | { ok: false; problem: Problem } {
  const refuse = (message: string) => ({ ok: false, problem: problemAt(0, '', message) }) as const;
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return Array.isArray(value) ? { ok: true, value } : refuse('JSON 文件应是商品、分类或品牌的数组 [ … ]');
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

/** Decided by the first object: a product has a code or skus, a category its name, a brand its key. */
function subjectOf([first]: readonly unknown[]): FileSubject {
  const has = (name: string) => isObject(first) && Object.hasOwn(first, name);
  if (has('product_code') || has('skus')) return 'products';
  if (has('category_name') || has('parent_id')) return 'categories';
  return has('brand_key') ? 'brands' : 'products';
}

function addProduct(product: unknown, number: number, { rows, problems, places }: Collected) {
  const line = places.length + 1;
  const skus = isObject(product) && (product['skus'] ?? []);
  if (!isObject(product) || !Array.isArray(skus) || !skus.every(isObject)) {
    places.push({ object: `第 ${number} 个商品` });
    problems.push(problemAt(line, '', '应是对象，skus 应是对象的数组'));
    return;
  }
  const { skus: _skus, ...productFields } = product;
  const head = toCells(productFields, productFieldNames, line);
  const code = head.cells.get('product_code') ?? '';
  const object = nameOf('商品', number, code);
  const others = skus.map((sku, index) => toCells(sku, skuFieldNames, line + index, SKU_PREFIX));
  problems.push(...head.problems, ...others.flatMap((sku) => sku.problems));
  if (others.length === 0) {
    places.push({ object });
    rows.push({ line, cells: head.cells });
    return;
  }
  others.forEach(({ cells }, index) => {
    const skuCode = cells.get('sku_code') ?? '';
    places.push({ object, sku: skuCode === '' ? `第 ${index + 1} 个规格` : `规格 ${skuCode.slice(0, 64)}` });
    const own = index === 0 ? head.cells : new Map([['product_code', code]]);
    rows.push({ line: line + index, cells: new Map([...own, ...cells]) });
  });
}

const OBJECTS = {
  categories: { name: '分类', code: 'category_id' },
  brands: { name: '品牌', code: 'brand_key' },
} as const;

function addPlainObject(
  object: unknown,
  number: number,
  subject: 'categories' | 'brands',
  { rows, problems, places }: Collected,
) {
  const line = places.length + 1;
  const { name, code } = OBJECTS[subject];
  if (!isObject(object)) {
    places.push({ object: `第 ${number} 个${name}` });
    problems.push(problemAt(line, '', '应是对象'));
    return;
  }
  const read = toCells(object, fieldNames(subject), line);
  places.push({ object: nameOf(name, number, read.cells.get(code) ?? '') });
  problems.push(...read.problems);
  rows.push({ line, cells: read.cells });
}

const nameOf = (name: string, number: number, code: string) =>
  `第 ${number} 个${name}${code === '' ? '' : ` ${code.slice(0, 64)}`}`;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function toCells(object: JsonObject, known: ReadonlySet<string>, line: number, prefix = '') {
  const cells = new Map<string, string>();
  const problems: Problem[] = [];
  for (const [name, value] of Object.entries(object)) {
    // A file of faulty rows says in it what was wrong.
    if (name === ERROR_HEADER) continue;
    const cell = toCell(value);
    if (!known.has(name)) problems.push(problemAt(line, `${prefix}${name.slice(0, 40)}`, '不认识这个字段'));
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

import { checkIncludedItems, cleanIncludedItems, type IncludedItem } from '@huarong/core/catalogue';
import { type Cell, parseFailure, parseSuccess } from './cell.ts';
import { BLOCK_SEPARATOR, parseJson, TITLE_SEPARATOR } from './story-cell.ts';

const TEXTS = ['name', 'size', 'code', 'sku_size'] as const;

/** `名称：净含量：数量：商品编码：所在规格‖…`; what is left out at the end is empty. JSON when a text contains these separators. */
export const includedItems: Cell<IncludedItem[]> = {
  description:
    '「名称：净含量：数量：商品编码：所在规格」，后面几项可省，多行用 ‖ 分隔，至多 40 行；也可写 JSON：[{"name":"洁面啫喱","size":"30ml","count":1,"code":"SA-002","sku_size":""}]',
  parse(cell) {
    const written = cell.startsWith('[') ? fromJson(cell) : fromText(cell);
    if (written === null) return parseFailure(`应为${includedItems.description}`);
    const items = cleanIncludedItems(written);
    const problem = checkIncludedItems(items);
    return problem === null ? parseSuccess(items) : parseFailure(problem);
  },
  format(stored) {
    // PostgreSQL reorders keys inside jsonb.
    const items = cleanIncludedItems(stored);
    const plain = items.map(toText).join(BLOCK_SEPARATOR);
    const readBack = !plain.startsWith('[') && cleanIncludedItems(fromText(plain));
    return JSON.stringify(readBack) === JSON.stringify(items) ? plain : JSON.stringify(items);
  },
};

const toText = ({ name, size, count, code, sku_size }: IncludedItem) =>
  [name, size, String(count), code, sku_size].join(TITLE_SEPARATOR).replace(/：+$/, '');

const fromText = (cell: string): IncludedItem[] =>
  cell.split(BLOCK_SEPARATOR).map((entry) => {
    const [name = '', size = '', count = '', code = '', ...rest] = entry.split(TITLE_SEPARATOR);
    return { name, size, count: countOf(count), code, sku_size: rest.join(TITLE_SEPARATOR) };
  });

/** One when nothing is written; a number that the check refuses when something else is. */
function countOf(written: string): number {
  const digits = written.normalize('NFKC').trim();
  if (digits === '') return 1;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : -1;
}

function fromJson(cell: string): IncludedItem[] | null {
  const value = parseJson(cell);
  if (!Array.isArray(value) || !value.every((each) => typeof each === 'object' && each !== null)) return null;
  const items = value.map((each: object) => ({ size: '', count: 1, code: '', sku_size: '', ...each }));
  return items.every(isItem) ? items : null;
}

const isItem = (value: Record<string, unknown>): value is Record<string, unknown> & IncludedItem =>
  typeof value['count'] === 'number' && TEXTS.every((part) => typeof value[part] === 'string');

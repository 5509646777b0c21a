import { cleanPlainText } from '../plain-text.ts';
import { cleanCode } from '../product-code.ts';

/** One thing in a set or a gift box: 火山泥净爽洁面膏, 120ml, 1. */
export interface IncludedItem {
  name: string;
  /** Net content; empty for cards, bags and tools. */
  size: string;
  count: number;
  /** The product of the shop that it is; empty when it is not sold alone. */
  code: string;
  /** The size of the sku that holds it; empty when every sku of the product does. */
  sku_size: string;
}

/** Two sizes of a box of twelve, with cards and a bag. */
export const MAX_INCLUDED_ITEMS = 40;
const MAX_COUNT = 999;

export const INCLUDED_ITEM_PARTS = {
  name: { name: '名称', longest: 60 },
  size: { name: '净含量', longest: 40 },
  count: { name: '数量', longest: 3 },
  code: { name: '商品编码', longest: 64 },
  sku_size: { name: '所在规格', longest: 40 },
} as const satisfies Record<keyof IncludedItem, { name: string; longest: number }>;
const TEXTS = ['name', 'size', 'sku_size'] as const;

/** Trimmed; an entry that nobody has filled in is left out. Unreadable texts stay; `checkIncludedItems` names them. */
export const cleanIncludedItems = (items: readonly IncludedItem[]): IncludedItem[] =>
  items
    .map(({ name, size, count, code, sku_size }) => ({
      name: cleanText(name),
      size: cleanText(size),
      count,
      code: cleanCode(code) ?? code.trim(),
      sku_size: cleanText(sku_size),
    }))
    .filter(({ name, size, code, sku_size }) => `${name}${size}${code}${sku_size}` !== '');

const cleanText = (text: string): string => cleanPlainText(text) ?? text;

/** What is wrong with them, in Chinese. */
export function checkIncludedItems(items: readonly IncludedItem[]): string | null {
  if (items.length > MAX_INCLUDED_ITEMS) return `至多 ${MAX_INCLUDED_ITEMS} 行，现在 ${items.length} 行`;
  const lineOf = new Map<string, number>();
  for (const [at, item] of items.entries()) {
    const problem = checkItem(item);
    if (problem !== null) return `第 ${at + 1} 行${problem}`;
    const key = JSON.stringify([item.name, item.size, item.sku_size]);
    const first = lineOf.get(key);
    if (first !== undefined) return `第 ${at + 1} 行与第 ${first} 行相同，请合成一行并写数量`;
    lineOf.set(key, at + 1);
  }
  return null;
}

function checkItem(item: IncludedItem): string | null {
  if (item.name === '') return '名称没有填';
  for (const part of TEXTS) {
    const { name, longest } = INCLUDED_ITEM_PARTS[part];
    const problem = checkText(item[part], longest);
    if (problem !== null) return `${name}${problem}`;
  }
  if (!Number.isInteger(item.count) || item.count < 1 || item.count > MAX_COUNT)
    return `数量应为 1 到 ${MAX_COUNT} 的整数`;
  if (item.code !== '' && cleanCode(item.code) === null)
    return '商品编码应为字母、数字、汉字和 . _ / # -，至多 64 个字符';
  return null;
}

function checkText(text: string, longest: number): string | null {
  if (cleanPlainText(text) === null) return '含有乱码或看不见的控制字符，请重新输入';
  if (text.includes('\n')) return '只能写一行';
  const { length } = [...text];
  return length > longest ? `至多 ${longest} 字，现在 ${length} 字` : null;
}

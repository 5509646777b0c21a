import { checkIncludedItems, cleanIncludedItems, type IncludedItem } from '../included-items/index.ts';
import { cleanPlainText } from '../plain-text.ts';
import { cleanCode } from '../product-code.ts';
import { checkTestedFigures, cleanTestedFigures, type TestedFigure } from '../tested-figures/index.ts';
import type { ProductField, ProductValues, StoryBlock } from './product-values.ts';

/** The most characters of a text, as product files have them. */
export const LONGEST = {
  name_cn: 120,
  name_en: 200,
  line: 120,
  how_to_use: 2000,
  filing_number: 80,
  standard_number: 80,
  producer: 120,
  producer_address: 200,
  production_licence: 80,
  origin: 40,
  warnings: 2000,
  no_return_reason: 200,
} as const satisfies Partial<Record<ProductField, number>>;
const MONTHS = { shelf_life_months: 120, opened_months: 60 } as const;
const MAX_ITEMS = 200;
const MAX_ITEM = 500;
const MAX_BLOCKS = 30;
const MAX_BLOCK = 5000;
const KINDS = ['cosmetic', 'special-cosmetic', 'tool', 'food'];

const UNREADABLE = '含有乱码或看不见的控制字符，请重新输入';

export interface FieldProblem {
  field: ProductField;
  message: string;
}

/** What is wrong with these fields, in Chinese. */
export const checkProduct = (values: Partial<ProductValues>): FieldProblem[] =>
  (Object.keys(values) as ProductField[]).flatMap((field) => {
    const message = checkField(field, values);
    return message === null ? [] : [{ field, message }];
  });

function checkField(field: ProductField, values: Partial<ProductValues>): string | null {
  const value = values[field];
  if (field === 'code')
    return cleanCode(String(value)) === null ? '应为字母、数字、汉字和 . _ / # -，至多 64 个字符' : null;
  if (field === 'brand_id') return value === '' ? '请选择品牌' : null;
  if (field === 'category_id') return value === '' ? '请选择分类' : null;
  if (field === 'kind') return KINDS.includes(String(value)) ? null : '请选择商品类型';
  if (field === 'name_cn' && value === '') return '请填写中文名';
  if (field === 'story') return checkStory(values.story ?? []);
  if (field === 'tested_figures') return checkTestedFigures(values.tested_figures ?? []);
  if (field === 'included_items') return checkIncludedItems(values.included_items ?? []);
  if (field in MONTHS) return checkMonths(value as number | null, MONTHS[field as keyof typeof MONTHS]);
  if (Array.isArray(value)) return checkList(value as string[]);
  return checkText((value ?? '') as string, LONGEST[field as keyof typeof LONGEST]);
}

function checkText(text: string, longest: number): string | null {
  if (cleanPlainText(text) === null) return UNREADABLE;
  const { length } = [...text];
  return length > longest ? `至多 ${longest} 字，现在 ${length} 字` : null;
}

const checkMonths = (value: number | null, most: number): string | null =>
  value === null || (Number.isInteger(value) && value >= 1 && value <= most)
    ? null
    : `应为 1 到 ${most} 的整数，或留空`;

function checkList(items: readonly string[]): string | null {
  if (items.length > MAX_ITEMS) return `至多 ${MAX_ITEMS} 项，现在 ${items.length} 项`;
  const problem = items.map((item) => checkText(item, MAX_ITEM)).find((found) => found !== null);
  return problem === undefined ? null : `每一项${problem}`;
}

function checkStory(blocks: readonly StoryBlock[]): string | null {
  if (blocks.length > MAX_BLOCKS) return `至多 ${MAX_BLOCKS} 段，现在 ${blocks.length} 段`;
  const problem = blocks
    .map(({ title, text }) => checkText(`${title}${text}`, MAX_BLOCK))
    .find((found) => found !== null);
  return problem === undefined ? null : `每一段${problem}`;
}

const NULLABLE: readonly ProductField[] = [
  'filing_number',
  'standard_number',
  'producer',
  'producer_address',
  'production_licence',
  'origin',
  'warnings',
  'no_return_reason',
];

/**
 * The fields as they are stored: trimmed, empty items left out, an empty text of the label as null. Unreadable texts stay as
 * they are; `checkProduct` names them.
 */
export function cleanProduct<Values extends Partial<ProductValues>>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, cleanField(field as ProductField, value)]),
  ) as Values;
}

const cleanText = (text: string): string => cleanPlainText(text) ?? text;

function cleanField(field: ProductField, value: unknown): unknown {
  if (field === 'code') return cleanCode(String(value)) ?? value;
  if (field === 'story')
    return (value as StoryBlock[])
      .map(({ title, text }) => ({ title: cleanText(title), text: cleanText(text) }))
      .filter(({ title, text }) => title !== '' || text !== '');
  if (field === 'tested_figures') return cleanTestedFigures(value as TestedFigure[]);
  if (field === 'included_items') return cleanIncludedItems(value as IncludedItem[]);
  if (Array.isArray(value)) return value.map(cleanText).filter((item) => item !== '');
  if (typeof value !== 'string') return value;
  const clean = cleanText(value);
  return clean === '' && NULLABLE.includes(field) ? null : clean;
}

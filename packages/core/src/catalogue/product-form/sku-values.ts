import { isValidBarcode } from '../barcode.ts';
import { checkCell } from '../grid/index.ts';
import { cleanPlainText } from '../plain-text.ts';
import { cleanCode } from '../product-code.ts';

/** What staff write about a sku; the names are those of the columns. Amounts are in fen. */
export interface SkuValues {
  code: string;
  barcode: string | null;
  shade_number: string | null;
  shade_name: string | null;
  shade_hex: string | null;
  shade_family: string | null;
  size: string;
  offer_price_fen: number;
  market_price_fen: number | null;
  purchase_limit: number | null;
  is_live: boolean;
}
export type SkuField = keyof SkuValues;

export const SKU_FIELDS: Record<SkuField, string> = {
  code: '规格编码',
  barcode: '条码',
  shade_number: '色号',
  shade_name: '名称',
  shade_hex: '色值',
  shade_family: '色系',
  size: '规格',
  offer_price_fen: '售价',
  market_price_fen: '划线价',
  purchase_limit: '限购',
  is_live: '在售',
};

export interface SkuProblem {
  field: SkuField;
  message: string;
}

const LONGEST = { shade_number: 20, shade_name: 40, shade_family: 20, size: 40 } as const;
const GRID = { offer_price_fen: 'offer', market_price_fen: 'market', purchase_limit: 'limit' } as const;

/** What is wrong with a sku as it will be, in Chinese. */
export function checkSkuValues(sku: SkuValues): SkuProblem[] {
  const problems: SkuProblem[] = [];
  const add = (field: SkuField, message: string | null) => {
    if (message !== null) problems.push({ field, message });
  };
  add('code', cleanCode(sku.code) === null ? '应为字母、数字、汉字和 . _ / # -，至多 64 个字符' : null);
  add(
    'barcode',
    sku.barcode !== null && !isValidBarcode(sku.barcode) ? '不是有效的商品条码，请核对校验位' : null,
  );
  for (const field of ['shade_number', 'shade_name', 'shade_family', 'size'] as const)
    add(field, checkText(sku[field], LONGEST[field]));
  add('size', sku.size === '' ? '请填写规格，例如 3.2g' : null);
  const isColour = sku.shade_hex === null || /^#[0-9A-F]{6}$/.test(sku.shade_hex);
  add('shade_hex', isColour ? null : '应为 # 加六位十六进制颜色，例如 #A91D2B');
  if ((sku.shade_name === null) !== (sku.shade_hex === null))
    add(sku.shade_name === null ? 'shade_name' : 'shade_hex', '名称和色值要么都填，要么都不填');
  for (const field of ['offer_price_fen', 'market_price_fen', 'purchase_limit'] as const)
    add(field, checkCell(GRID[field], sku[field]));
  if (sku.market_price_fen !== null && sku.market_price_fen < sku.offer_price_fen)
    add('market_price_fen', '划线价不能低于售价');
  return problems;
}

function checkText(text: string | null, longest: number): string | null {
  if (text === null) return null;
  if (cleanPlainText(text) === null) return '含有乱码或看不见的控制字符，请重新输入';
  return [...text].length > longest ? `至多 ${longest} 字` : null;
}

const NULLABLE: readonly SkuField[] = ['barcode', 'shade_number', 'shade_name', 'shade_hex', 'shade_family'];

/** The fields as they are stored: trimmed, nothing instead of an empty text, colours in capitals. */
export const cleanSku = <Values extends Partial<SkuValues>>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, cleanField(name as SkuField, value)]),
  ) as Values;

function cleanField(field: SkuField, value: string | number | boolean | null): unknown {
  if (typeof value !== 'string') return value;
  if (field === 'code') return cleanCode(value) ?? value;
  const clean = cleanPlainText(value) ?? value;
  if (clean === '' && NULLABLE.includes(field)) return null;
  return field === 'shade_hex' ? clean.toUpperCase() : clean;
}

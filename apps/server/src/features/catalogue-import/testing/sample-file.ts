import { writeCsv } from '@huarong/core/catalogue';
import { readCsvRows } from '../file/read-csv-rows.ts';
import type { Row } from '../row.ts';

export type Line = Record<string, string>;

/** A lipstick with a complete label. */
export const lipstick: Line = {
  brand_key: 'solene-ardey',
  brand_en: 'SOLÈNE ARDEY',
  brand_cn: '索兰娜',
  brand_letter: 'S',
  brand_origin: '法国里昂',
  product_code: 'SA-001',
  category_id: '600020301',
  kind: '化妆品',
  name_cn: '朱砂丝绒哑光唇膏',
  nicknames: '小赤木|丝绒管',
  story: '石磨色粉：静置二十一天‖哑光：不紧绷',
  tested_figures: '8h：持色：30 位受试者使用后自评',
  included_items: '丝绒唇膏：3.2g',
  how_to_use: '薄涂于唇部',
  ingredients: '蜂蜡|角鲨烷',
  filing_number: '国妆网备进字(沪)2026000001',
  standard_number: 'QB/T 1977',
  producer: 'Solène Ardey S.A.',
  producer_address: '法国里昂 1 号',
  production_licence: 'FR-0001',
  shelf_life_months: '36',
  warnings: '仅供外用',
  status: '上架',
  images: 'https://img.example.com/sa-001.jpg|lipstick/sa-001.webp',
  sku_code: 'SA-001-01',
  barcode: '6901234567892',
  shade_number: '01',
  shade_name: '砖红',
  shade_hex: '#8C2A22',
  size: '3.2g',
  offer_price: '320.00',
  market_price: '360',
  stock: '12',
  sku_images: '',
};

/** Another shade: lines after the first of a product need only its code. */
export const secondShade: Line = {
  product_code: 'SA-001',
  sku_code: 'SA-001-02',
  shade_number: '02',
  shade_name: '豆沙',
  shade_hex: '#B0605A',
  size: '3.2g',
  offer_price: '320',
  stock: '5',
  sku_images: 'lipstick/sa-001-02.webp',
};

/** `count` products with one sku each. */
export const manyLines = (count: number): Line[] =>
  Array.from({ length: count }, (_, index) => ({
    ...lipstick,
    product_code: `BULK-${index + 1}`,
    sku_code: `BULK-${index + 1}-01`,
    name_cn: `唇膏 ${index + 1} 号`,
    stock: String(index % 50),
  }));

/** The keys of the first line are the columns. */
export function csvOf(lines: readonly Line[]): string {
  const names = Object.keys(lines[0]!);
  return writeCsv([names, ...lines.map((line) => names.map((name) => line[name] ?? ''))]);
}

export function rowsOf(csv: string): Row[] {
  const read = readCsvRows(csv);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.rows;
}

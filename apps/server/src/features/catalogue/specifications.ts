import { explainIngredient } from '@huarong/core/catalogue';
import type { Product } from './snapshot/product.ts';
import type { ProductTexts } from './snapshot/snapshot.queries.ts';

/**
 * 产品标签信息: the facts the cosmetics rules require as text, in the order of a printed label. Empty facts are left out.
 */
export function listSpecifications(product: Product, texts: ProductTexts): { name: string; value: string }[] {
  const isCosmetic = product.kind === 'cosmetic' || product.kind === 'special-cosmetic';
  const months = (count: number | null) => (count === null ? null : `${count} 个月`);
  const facts: [name: string, value: string | null][] = [
    ['产品名称', `${product.brand.name_cn}${product.name_cn}`],
    [product.kind === 'special-cosmetic' ? '特殊化妆品注册证编号' : '备案编号', texts.filing_number],
    ['执行标准', texts.standard_number],
    [isCosmetic ? '注册人／备案人' : '生产企业', texts.producer],
    ['地址', texts.producer_address],
    [product.kind === 'food' ? '食品生产许可证' : '生产许可证', texts.production_licence],
    ['原产地', texts.origin],
    ['净含量', [...new Set(product.skus.map((sku) => sku.size))].join('、')],
    ['保质期', months(texts.shelf_life_months)],
    ['开封后建议使用', months(product.opened_months)],
    [
      product.kind === 'tool' ? '材质' : product.kind === 'food' ? '配料' : '全成分',
      texts.ingredients.join('、') || null,
    ],
    ['适合肤质', product.skin_types.join('、') || null],
    ['功效', product.effects.join('、') || null],
    ['使用方法', texts.how_to_use || null],
    ['安全警示', texts.warnings],
  ];
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

/** Only cosmetics have explained ingredients: tools list materials, and food has its own rules. */
export const listIngredientNotes = (
  { kind }: Product,
  { ingredients }: ProductTexts,
): { name: string; note: string }[] =>
  kind === 'tool' || kind === 'food'
    ? []
    : ingredients.flatMap((name) => {
        const note = explainIngredient(name);
        return note === null ? [] : [{ name, note }];
      });
